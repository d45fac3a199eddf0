/** Everything that a user's demo theme needs. Users without one don't load this chunk. */
export {resolveDemoTheme} from './createDemoTheme';
export {readThemeLink} from './themeLink';
