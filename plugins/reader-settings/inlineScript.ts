import {PREFERS_DARK, SETTINGS, THEME_COLORS, type Setting} from './shared';

/**
 * Generates the script code that reads the stored value of a setting: `a(key, values, default)`.
 */
function read({key, values, languageAttribute}: Setting): string {
  const [first] = values;
  const language = languageAttribute && `e.getAttribute(${JSON.stringify(languageAttribute)})||`;
  return `a(${JSON.stringify(key)},${JSON.stringify(values.map(String))},${language ?? ''}"${first}")`;
}

/** Generates the script code that applies a setting to the document. */
function show(setting: Setting): string {
  const {attribute, shown, values, onBody} = setting;
  const names = shown && `{${values.map((value, index) => `${value}:"${shown[index]}"`).join()}}`;
  const value = names ? `${names}[${read(setting)}]` : read(setting);
  const onHtml = `e.setAttribute("${attribute}",${value})`;
  return onBody
    ? `${onHtml},r.setAttribute("${attribute}",e.getAttribute("${attribute}"))`
    : onHtml;
}

const {mode, lightScheme, darkScheme, ...others} = SETTINGS;
const shownSettings = (Object.values(others) as Setting[]).filter(({attribute}) => attribute);

/**
 * Runs at the start of the body, before the first paint, and applies the stored settings to the
 * document, as `src/settings/applyToDocument.ts` does later. If storage throws or a value is
 * unknown, the default is used.
 *
 * The script is a constant in the format of the HTML minifier, so that a content security policy
 * can contain its hash.
 */
export const INLINE_SCRIPT =
  '!function(t,e,r){' +
  'function a(t,e,r){try{var a=localStorage.getItem(t)}catch(t){}return e.includes(a)?a:r}' +
  `var d=${read(mode)},` +
  `i="system"===d?matchMedia("${PREFERS_DARK}").matches?"dark":"light":d;` +
  `e.setAttribute("data-theme","light"===i?${read(lightScheme)}:${read(darkScheme)}),` +
  `e.setAttribute("${mode.attribute}",d),` +
  `${shownSettings.map(show).join()},` +
  'r.classList.add("mode-"+i),' +
  `t.querySelectorAll('meta[name="theme-color"]').forEach(function(t){` +
  `t.content="dark"===i?"${THEME_COLORS.dark}":"${THEME_COLORS.light}"})` +
  '}(document,document.documentElement,document.body)';
