import { mount } from "svelte";
import App from "./site/App.svelte";
import { loadLanguage } from "./lib/language";
import { keepHostKey } from "./lib/reach.svelte";
import { applyTheme } from "./lib/theme.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/rumpus.css";
import "./styles/glow.css";

applyTheme();
keepHostKey();
await loadLanguage();
const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(App, { target });
// Over plain http there are none, and who works on the page wants it fresh.
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js");
