/**
 * Replaces the main module of `@docusaurus/utils-common`, which is CommonJS and imports the whole
 * of tslib for one function. The exports are those that Docusaurus imports in the browser.
 */
export {default as applyTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
