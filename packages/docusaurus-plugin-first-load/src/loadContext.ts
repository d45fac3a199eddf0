/** Loads the configuration of a site, and the whole site, as Docusaurus does, without building it. */
export {loadContext, loadSite} from '@docusaurus/core/lib/server/site';
