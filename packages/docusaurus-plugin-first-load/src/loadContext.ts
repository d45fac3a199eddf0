/** Loads the configuration of a site as Docusaurus does, without building it. */
export {loadContext} from '@docusaurus/core/lib/server/site';
