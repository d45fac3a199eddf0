declare module '@generated/versions/default/others.json' {
  import type {OtherVersions} from '@site/plugins/versions/shared';

  /** The pages of the other versions, written by `plugins/versions`. */
  const others: OtherVersions;
  export default others;
}
