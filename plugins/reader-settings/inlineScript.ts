import {PREFERS_DARK, STORAGE_KEYS, THEME_COLORS} from './shared';

/**
 * Runs at the start of the body, before anything is painted, and puts the stored settings on the document, as
 * `src/settings/applyToDocument.ts` does later. Storage that throws counts as empty, a value that is not known too.
 *
 * The text is a constant, written as the HTML minifier leaves it, so that its hash can stand in a content security policy.
 */
export const INLINE_SCRIPT =
  '!function(e,t,r){' +
  'function c(e,t,r){try{var c=localStorage.getItem(e)}catch(e){}return t.includes(c)?c:r}' +
  `var d=["light","dark"],o=c("${STORAGE_KEYS.mode}",d,"system"),` +
  `a="system"===o?matchMedia("${PREFERS_DARK}").matches?"dark":"light":o;` +
  't.setAttribute("data-theme",' +
  `c("light"===a?"${STORAGE_KEYS.lightScheme}":"${STORAGE_KEYS.darkScheme}",d,a)),` +
  't.setAttribute("data-theme-choice",o),' +
  `t.setAttribute("data-density","true"===c("${STORAGE_KEYS.dense}",["true"])?"dense":"normal"),` +
  `t.dir=r.dir=c("${STORAGE_KEYS.direction}",["ltr","rtl"],t.dir||"ltr"),` +
  'r.classList.add("mode-"+a),' +
  `e.querySelectorAll('meta[name="theme-color"]').forEach(function(e){` +
  `e.content="dark"===a?"${THEME_COLORS.dark}":"${THEME_COLORS.light}"})` +
  '}(document,document.documentElement,document.body)';
