//! Chromium without a window, driven through two pipes in its own protocol (one JSON message after another, each with a nought
//! at its end). It remembers everything a page complains about and every address a page asks for.

use crate::{project, skipped};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Long enough for a machine that builds something else at the same time.
const PATIENCE: Duration = Duration::from_secs(180);

/// The third and fourth descriptor are how it is spoken to; a shell puts them where standard input and output are.
const BEGIN: &str = r#"exec chromium "$@" 3<&0 4>&1 0</dev/null 1>/dev/null 2>&1"#;

const ARGUMENTS: &[&str] = &[
    "--headless=new",
    "--no-sandbox",
    "--remote-debugging-pipe",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--no-first-run",
    "--no-default-browser-check",
    "--force-color-profile=srgb",
    "--hide-scrollbars",
    // No name leads anywhere: a page that asks for something would get nothing.
    "--host-resolver-rules=MAP * ~NOTFOUND",
];

/// A browser with one page.
#[derive(Debug)]
pub struct Browser {
    child: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Value>,
    count: u64,
    session: Option<String>,
    heard: Vec<Value>,
    folder: TempDir,
}

impl Browser {
    /// One with an empty page. `None` only where consumers are to be skipped.
    #[must_use]
    pub fn start() -> Option<Self> {
        if skipped() {
            return None;
        }
        let folder = tempfile::tempdir().expect("a folder");
        let mut child = Command::new("sh")
            .args(["-c", BEGIN, "sh"])
            .args(ARGUMENTS)
            .arg(format!("--user-data-dir={}", folder.path().join("profile").display()))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let output = child.stdout.take().expect("a pipe");
        let (send, messages) = channel();
        // It ends with the pipe.
        let _reader = thread::spawn(move || {
            for message in BufReader::new(output).split(0) {
                let Ok(message) = message else { break };
                let Ok(message) = serde_json::from_slice(&message) else { continue };
                if send.send(message).is_err() {
                    break;
                }
            }
        });
        let input = child.stdin.take();
        let mut browser = Self { child, input, messages, count: 0, session: None, heard: Vec::new(), folder };
        let page = browser.call("Target.createTarget", &json!({ "url": "about:blank" }));
        let to = json!({ "targetId": page["targetId"], "flatten": true });
        let session = browser.call("Target.attachToTarget", &to);
        browser.session = session["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Network"] {
            let _ = browser.call(&format!("{domain}.enable"), &json!({}));
        }
        Some(browser)
    }

    /// Ask for something, and wait for the answer.
    pub fn call(&mut self, method: &str, parameters: &Value) -> Value {
        self.count += 1;
        let mut message = json!({ "id": self.count, "method": method, "params": parameters });
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        let sent = self.input.as_mut().map(|input| input.write_all(&bytes));
        assert!(
            matches!(sent, Some(Ok(()))),
            "chromium does not start; ./test installs it, or set HELLWRIGHT_CONSUMERS=skip to do without"
        );
        loop {
            let answer = self.messages.recv_timeout(PATIENCE);
            let mut answer = answer.unwrap_or_else(|why| {
                panic!(
                    "chromium does not answer {method}: {why}; ./test installs it, or set HELLWRIGHT_CONSUMERS=skip"
                )
            });
            if answer["id"] == json!(self.count) {
                assert_eq!(answer["error"], Value::Null, "{method}");
                return answer["result"].take();
            }
            self.heard.push(answer);
        }
    }

    /// What JavaScript gives in the page.
    ///
    /// # Errors
    /// What it threw.
    pub fn ask(&mut self, script: &str) -> Result<Value, String> {
        let how = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        let mut answer = self.call("Runtime.evaluate", &how);
        match answer.get("exceptionDetails") {
            Some(wrong) => Err(format!("{script:.200}: {}", wrong["exception"]["description"])),
            None => Ok(answer["result"]["value"].take()),
        }
    }

    /// Wait until something is true of the page.
    ///
    /// # Errors
    /// When it never is, or the script throws.
    pub fn until(&mut self, script: &str) -> Result<(), String> {
        let began = Instant::now();
        while self.ask(script)? != json!(true) {
            if began.elapsed() > PATIENCE / 6 {
                return Err(format!("never comes true: {script}"));
            }
            let _ = self.call(
                "Runtime.evaluate",
                &json!({
                    "expression": "new Promise(done => requestAnimationFrame(done))", "awaitPromise": true,
                }),
            );
        }
        Ok(())
    }

    /// How large the page is, and what its reader prefers. Nothing glides: what is drawn is where it is going to be.
    pub fn look(&mut self, width: u32, height: u32, scheme: &str) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600 });
        let _ = self.call("Emulation.setDeviceMetricsOverride", &size);
        let likes = json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ] });
        let _ = self.call("Emulation.setEmulatedMedia", &likes);
    }

    /// Bring axe-core into the page: `axe`, which finds what people who see badly cannot read.
    pub fn bring_axe(&mut self) {
        let axe = project().join("target/consumers/node/node_modules/axe-core/axe.min.js");
        let axe = std::fs::read_to_string(&axe).unwrap_or_else(|why| {
            panic!(
                "{}: {why}; ./test installs it, or set HELLWRIGHT_CONSUMERS=skip to do without",
                axe.display()
            )
        });
        let _ = self.ask(&format!("{axe}; 0")).expect("axe");
    }

    /// Open a page from a file, as people do.
    ///
    /// # Errors
    /// When it does not open.
    pub fn open(&mut self, page: &str) -> Result<(), String> {
        self.heard.clear();
        let file = self.folder.path().join("page.html");
        std::fs::write(&file, page).map_err(|error| error.to_string())?;
        let went = self.call("Page.navigate", &json!({ "url": address(&file) }));
        if went.get("errorText").is_some() {
            return Err(went["errorText"].to_string());
        }
        self.until("document.readyState === 'complete' && location.protocol === 'file:'")?;
        // Two pictures later everything that waits for a picture has happened.
        let _ = self
            .ask("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))")?;
        Ok(())
    }

    /// What the page complained about, and what it requested other than itself.
    pub fn complaints(&mut self) -> Vec<String> {
        // A last answer, so that everything said before it is heard.
        let _ = self.call("Runtime.evaluate", &json!({ "expression": "1" }));
        let own = address(&self.folder.path().join("page.html"));
        let complaint = |message: &Value| {
            let what = &message["params"];
            match message["method"].as_str()? {
                "Runtime.consoleAPICalled" | "Runtime.exceptionThrown" | "Log.entryAdded" => {
                    Some(what.to_string())
                }
                "Network.requestWillBeSent" => {
                    let address = what["request"]["url"].as_str()?;
                    let kept = address.starts_with(&own) || address.starts_with("data:");
                    (!kept).then(|| format!("asks for {address}"))
                }
                "Network.webSocketCreated" | "Page.downloadWillBegin" | "Page.javascriptDialogOpening" => {
                    Some(message.to_string())
                }
                _ => None,
            }
        };
        self.heard.iter().filter_map(complaint).collect()
    }

    /// Press a key and let it go.
    pub fn press(&mut self, key: &str) {
        let text = match key {
            "Enter" => Some("\r"),
            _ if key.chars().count() == 1 => Some(key),
            _ => None,
        };
        let code = match key {
            "Tab" => 9,
            "Enter" => 13,
            "Escape" => 27,
            " " => 32,
            _ => 0,
        };
        let mut down = json!({ "type": "keyDown", "key": key, "windowsVirtualKeyCode": code });
        if let Some(text) = text {
            down["text"] = json!(text);
        }
        let _ = self.call("Input.dispatchKeyEvent", &down);
        let _ = self.call(
            "Input.dispatchKeyEvent",
            &json!({ "type": "keyUp", "key": key, "windowsVirtualKeyCode": code }),
        );
    }

    /// The mouse: `mouseMoved`, `mousePressed`, `mouseReleased`, `mouseWheel`.
    pub fn mouse(&mut self, what: &str, at: (f64, f64), wheel: f64) {
        let button = if matches!(what, "mousePressed" | "mouseReleased") { "left" } else { "none" };
        let held = i32::from(what == "mousePressed");
        let _ = self.call(
            "Input.dispatchMouseEvent",
            &json!({
                "type": what, "x": at.0, "y": at.1, "button": button, "buttons": held, "clickCount": 1,
                "deltaX": 0, "deltaY": wheel,
            }),
        );
    }

    /// Click there.
    pub fn click(&mut self, at: (f64, f64)) {
        for what in ["mouseMoved", "mousePressed", "mouseReleased"] {
            self.mouse(what, at, 0.0);
        }
    }

    /// Click in the middle of the first element a selector finds.
    ///
    /// # Errors
    /// When it finds none.
    pub fn click_on(&mut self, selector: &str) -> Result<(), String> {
        let middle = format!(
            "(() => {{ const it = document.querySelector({selector:?}); it.scrollIntoView({{ block: 'nearest' }}); \
             const box = it.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }})()"
        );
        let middle = self.ask(&middle)?;
        let at = |index: usize| middle[index].as_f64().unwrap_or(-1.0);
        self.click((at(0), at(1)));
        Ok(())
    }

    /// What is to be seen, as pixels.
    pub fn picture(&mut self) -> image::RgbaImage {
        use base64::Engine as _;
        let shot = self.call("Page.captureScreenshot", &json!({ "format": "png" }));
        let png = base64::engine::general_purpose::STANDARD.decode(shot["data"].as_str().expect("text"));
        image::load_from_memory(&png.expect("base64")).expect("a picture").to_rgba8()
    }
}

fn address(file: &Path) -> String {
    format!("file://{}", file.display())
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Without its pipe it ends by itself; where it does not, it is ended before its folder goes.
        drop(self.input.take());
        let began = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) {
            if began.elapsed() > Duration::from_secs(10) {
                let _ = self.child.kill();
                let _ = self.child.wait();
                break;
            }
            thread::yield_now();
            thread::sleep(Duration::from_millis(20));
        }
    }
}
