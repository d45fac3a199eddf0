/** Docusaurus' own storage in component tests. */
const siteStorage = {type: 'localStorage', namespace: ''} as const;

export default siteStorage;
