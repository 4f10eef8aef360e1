import { mount } from "svelte";
import App from "./site/App.svelte";
import { loadLanguage } from "./lib/language";
import { applyTheme } from "./lib/theme";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/rumpus.css";
import "./styles/glow.css";

applyTheme();
await loadLanguage();
const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
mount(App, { target });
