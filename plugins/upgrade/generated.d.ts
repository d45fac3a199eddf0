/* eslint-disable @typescript-eslint/consistent-type-imports -- an ambient module cannot import by a relative path */
/** What `plugins/upgrade` writes at build, for the editor and the type-check. */
declare module '@generated/upgrade/default/guides.json' {
  const guides: import('./shared').UpgradeGuide[];
  export default guides;
}

declare module '@generated/upgrade/default/*.json' {
  const data: import('./shared').UpgradeData;
  export default data;
}
