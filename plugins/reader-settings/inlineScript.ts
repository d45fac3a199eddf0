import {PREFERS_DARK, SETTINGS, THEME_COLORS, type Setting} from './shared';

/** Finds the stored value of a setting, in the script: `a(key, values, default)`. */
function read({key, values, languageAttribute}: Setting): string {
  const [first] = values;
  const language = languageAttribute && `e.getAttribute(${JSON.stringify(languageAttribute)})||`;
  return `a(${JSON.stringify(key)},${JSON.stringify(values.map(String))},${language ?? ''}"${first}")`;
}

/** Puts a setting on the document, in the script. */
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

/**
 * Runs at the start of the body, before anything is painted, and puts the stored settings on the document, as
 * `src/settings/applyToDocument.ts` does later. Storage that throws counts as empty, a value that is not known too.
 *
 * The text is a constant, written as the HTML minifier leaves it, so that its hash can stand in a content security policy.
 */
export const INLINE_SCRIPT =
  '!function(t,e,r){' +
  'function a(t,e,r){try{var a=localStorage.getItem(t)}catch(t){}return e.includes(a)?a:r}' +
  `var d=${read(mode)},` +
  `i="system"===d?matchMedia("${PREFERS_DARK}").matches?"dark":"light":d;` +
  `e.setAttribute("data-theme","light"===i?${read(lightScheme)}:${read(darkScheme)}),` +
  `e.setAttribute("${mode.attribute}",d),` +
  `${(Object.values(others) as Setting[]).map(show).join()},` +
  'r.classList.add("mode-"+i),' +
  `t.querySelectorAll('meta[name="theme-color"]').forEach(function(t){` +
  `t.content="dark"===i?"${THEME_COLORS.dark}":"${THEME_COLORS.light}"})` +
  '}(document,document.documentElement,document.body)';
