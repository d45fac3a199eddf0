import {PREFERS_DARK, STORAGE_KEYS, THEME_COLORS} from './shared';

/**
 * Runs at the start of the body, before anything is painted, and puts the stored settings on the document, as
 * `src/settings/applyToDocument.ts` does later. Storage that throws counts as empty, a value that is not known too.
 *
 * The text is a constant, written as the HTML minifier leaves it, so that its hash can stand in a content security policy.
 */
export const INLINE_SCRIPT =
  '!function(e,t,n){' +
  'function r(e,t,n){try{var r=localStorage.getItem(e)}catch(e){}return t.includes(r)?r:n}' +
  `var a=["light","dark"],c=r("${STORAGE_KEYS.mode}",a,"system"),` +
  `o="system"===c?matchMedia("${PREFERS_DARK}").matches?"dark":"light":c;` +
  't.setAttribute("data-theme",' +
  `r("light"===o?"${STORAGE_KEYS.lightScheme}":"${STORAGE_KEYS.darkScheme}",a,o)),` +
  't.setAttribute("data-theme-choice",c),' +
  `t.setAttribute("data-density","true"===r("${STORAGE_KEYS.dense}",["true"])?"dense":"normal"),` +
  `t.dir=n.dir=r("${STORAGE_KEYS.direction}",["ltr","rtl"],t.dir||"ltr"),` +
  'n.classList.add("mode-"+o),' +
  `e.querySelectorAll('meta[name="theme-color"]').forEach(function(e){` +
  `e.content="dark"===o?"${THEME_COLORS.dark}":"${THEME_COLORS.light}"})` +
  '}(document,document.documentElement,document.body);';
