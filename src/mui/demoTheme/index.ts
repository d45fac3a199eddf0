/** All that a theme of the reader's own needs; a chunk that nobody loads who has none. */
export {resolveDemoTheme} from './createDemoTheme';
export {readThemeLink} from './themeLink';
