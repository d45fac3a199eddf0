/** Addresses and keys that `plugins/demos` puts in at build; empty where nothing is configured. */
export const environment = {
  /** The code host: issues are opened and sources are shown there. */
  repoUrl: process.env.MUI_X_REPO_URL ?? '',
  /** The version that readers read; sources on the code host carry it as tag `v<version>`. */
  version: process.env.MUI_X_DOCS_VERSION ?? '',
  /** The key of the commercial packages. */
  licenseKey: process.env.MUI_X_LICENSE_KEY ?? '',
  /** The service behind `Edit in Chat`. */
  chatUrl: process.env.MUI_X_CHAT_URL ?? '',
  /** The products that it knows, by id, separated by commas. */
  chatScopes: process.env.MUI_X_CHAT_SCOPES ?? '',
};
