/** Versions as components see them in tests. */
const metadata = {docusaurusVersion: '3.10.2', siteVersion: '8.12.1', pluginVersions: {}};

export default metadata;
