/* eslint-disable @typescript-eslint/consistent-type-imports -- an ambient module cannot import by a relative path */
/** The files that `plugins/whats-new` generates, for the editor and the type check. */
declare module '@generated/whats-new/default/releases.json' {
  const releases: import('../../site/releases/shared').ReleaseSummary[];
  export default releases;
}

declare module '@generated/whats-new/default/new-names.json' {
  const names: Record<string, import('../../site/releases/shared').NewName[]>;
  export default names;
}

declare module '@generated/whats-new/default/changes.json' {
  const changes: Record<string, import('../../site/releases/shared').Change[]>;
  export default changes;
}
