/* eslint-disable @typescript-eslint/consistent-type-imports -- an ambient module cannot import by a relative path */
/** The files that `plugins/upgrade` generates, for the editor and the type check. */
declare module '@generated/upgrade/default/guides.json' {
  const guides: import('../../site/upgrade/shared').UpgradeGuide[];
  export default guides;
}

declare module '@generated/upgrade/default/*.json' {
  const data: import('../../site/upgrade/shared').UpgradeData;
  export default data;
}
