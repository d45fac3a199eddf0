import type {McpFile} from '../../site/packages/packMcp';

/** The path of the card on the site. */
export const SERVER_CARD_PATH = '.well-known/mcp/server-card.json';

/**
 * Creates the card of the MCP server in the format of `server.json`, from which registries and
 * clients learn how to install it.
 *
 * @param siteUrl URL of the site, without a path
 * @param files the published files of the server
 * @see https://modelcontextprotocol.io/registry/package-types
 */
export function createServerCard(
  siteUrl: string,
  files: readonly McpFile[],
  {version, description}: {version: string; description: string},
): string {
  // Domains in names are reversed, like those of Java packages.
  const domain = new URL(siteUrl).hostname.split('.').reverse().join('.');
  const card = {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: `${domain}/mui-x-docs`,
    title: `MUI X ${version} docs`,
    description,
    version,
    websiteUrl: `${siteUrl}/x/introduction/mcp/`,
    packages: files
      .filter(({client}) => client === 'desktop')
      .map(({path, sha256}) => ({
        registryType: 'mcpb',
        identifier: `${siteUrl}/${path}`,
        version,
        fileSha256: sha256,
        transport: {type: 'stdio'},
      })),
  };
  return `${JSON.stringify(card, null, 2)}\n`;
}
