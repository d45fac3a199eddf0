import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {PRODUCT_NAMES, type ProductName} from '../../../site/products/shared';
import {twinPath} from '../shared';
import type {Docs} from './loadDocs';
import {lookUpApi} from './lookUpApi';
import {DocsSearch, KINDS, type Hit, type Place} from './searchDocs';
import type {IndexedPage, IndexedRow} from './shared';
import {splitSections} from './splitSections';

/** Characters of a page that one answer holds; the rest is asked for by section. */
const PAGE_LENGTH = 60_000;

const PRODUCT_IDS = PRODUCT_NAMES as [ProductName, ...ProductName[]];

const READ_ONLY = {readOnlyHint: true, idempotentHint: true, openWorldHint: false} as const;

const placeShape = z.object({
  kind: z.string(),
  title: z.string(),
  url: z.string(),
  plan: z.string().optional(),
});

const hitShape = placeShape.extend({
  page: z.string(),
  product: z.string().optional(),
  text: z.string(),
  more: z.array(placeShape),
});

const rowShape = z.object({
  kind: z.string(),
  name: z.string(),
  of: z.string(),
  url: z.string(),
  plan: z.string().optional(),
  type: z.string().optional(),
  default: z.string().optional(),
  required: z.boolean().optional(),
  description: z.string().optional(),
  deprecated: z.string().optional(),
  since: z.string().optional(),
  removed: z.string().optional(),
  use: z.string().optional(),
  codemod: z.string().optional(),
});

const marks = (...parts: Array<string | false | undefined>): string => {
  const shown = parts.filter(Boolean);
  return shown.length > 0 ? ` (${shown.join(', ')})` : '';
};

/** A release as readers name it: `v7` for a major, `8.5` for a minor. */
const releaseName = (release: string): string => (release.includes('.') ? release : `v${release}`);

/** The page that an agent names by its path, its address or that of its twin. */
function findPage(docs: Docs, asked: string): IndexedPage | undefined {
  let path: string;
  try {
    path = new URL(asked, docs.siteUrl).pathname;
  } catch {
    return undefined;
  }
  const plain = path.replace(/\.md$/, '').replace(/\/$/, '');
  return docs.pages.find((page) =>
    [plain, docs.baseUrl + plain.slice(1)].some((candidate) => page.path === `${candidate}/`),
  );
}

/**
 * The MCP server over one language of a build. Every answer names the version that it is true for and the address where
 * it can be read.
 */
export function createServer(docs: Docs): McpServer {
  const {version, siteUrl} = docs;
  const search = new DocsSearch(docs);
  const server = new McpServer(
    {name: 'mui-x-docs', title: `MUI X ${version} documentation`, version},
    {
      instructions: `The documentation of MUI X ${version} (Data Grid, Date and Time Pickers, Charts, Tree View for React). Search first, then read the page that a hit names. Look names of components, props, slots, classes and types up before you use them.`,
    },
  );
  const fail = (text: string) => ({isError: true, content: [{type: 'text' as const, text}]});
  const head = `MUI X ${version}`;

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `Finds pages of MUI X ${version}, each with the section, API row or demo of it that answers best. Takes a question, words, or the name of something in the API; knows synonyms and misspellings.`,
      inputSchema: {
        query: z.string().min(1).describe('What to look for'),
        product: z.enum(PRODUCT_IDS).optional().describe('Only this product'),
        kind: z.enum(KINDS).optional().describe('Only places of this kind'),
        limit: z.number().int().min(1).max(30).optional().describe('How many pages; 10 by default'),
      },
      outputSchema: {version: z.string(), hits: z.array(hitShape)},
      annotations: READ_ONLY,
    },
    async ({query, product, kind, limit}) => {
      const hits = await search.search(query, {product, kind, limit});
      const place = ({title, url, plan, kind: of}: Place) =>
        `- [${title}](${url})${marks(of, plan)}`;
      const line = ({text, more, ...hit}: Hit) =>
        [place(hit), `  ${text}`, ...more.map((other) => `  ${place(other)}`)].join('\n');
      return {
        content: [
          {
            type: 'text',
            text:
              hits.length > 0
                ? `${head}, ${hits.length} pages:\n\n${hits.map(line).join('\n')}`
                : `${head}: nothing is found for "${query}". Try fewer or other words.`,
          },
        ],
        structuredContent: {version, hits},
      };
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: `The Markdown of a page of the MUI X ${version} documentation: text, demos with their source, API rows. Of a long page it gives the beginning and the list of its sections.`,
      inputSchema: {
        page: z
          .string()
          .min(1)
          .describe('Path or full address of the page, as in /x/react-charts/bars/'),
        section: z
          .string()
          .optional()
          .describe('Id of a heading of the page, to read only that section'),
      },
      outputSchema: {
        version: z.string(),
        title: z.string(),
        url: z.string(),
        markdownUrl: z.string(),
        plan: z.string().optional(),
        sections: z.array(z.object({id: z.string(), text: z.string(), depth: z.number()})),
      },
      annotations: READ_ONLY,
    },
    async ({page: asked, section}) => {
      const page = findPage(docs, asked);
      if (!page) {
        const hits = await search.search(asked.replaceAll(/[/_.-]+/g, ' '), {limit: 3});
        return fail(
          `${head} has no page at "${asked}".${hits.length > 0 ? ` Near: ${hits.map((hit) => hit.page).join(', ')}` : ''}`,
        );
      }
      const markdown = docs.readTwin(page);
      const id = section?.replace(/^#/, '');
      const ids = page.headings.map((heading) => heading.id).join(', ');
      let text = markdown;
      if (id) {
        const parts = splitSections(markdown, page.headings);
        const first = parts.findIndex(({heading}) => heading?.id === id);
        if (first === -1) {
          return fail(`"${page.title}" has no section "${id}". It has: ${ids || 'none'}`);
        }
        // A section with what is below it.
        const depth = parts[first]!.heading!.depth;
        const rest = parts.slice(first + 1);
        const end = rest.findIndex(({heading}) => (heading?.depth ?? 0) <= depth);
        text = [parts[first]!, ...rest.slice(0, end === -1 ? undefined : end)]
          .map((part) => part.text)
          .join('\n\n');
      }
      if (text.length > PAGE_LENGTH) {
        const cut = text.lastIndexOf('\n', PAGE_LENGTH);
        text = `${text.slice(0, cut)}\n\n[The rest is left out. Ask for a section: ${ids}. Or look single names up with look_up_api.]`;
      }
      const url = `${siteUrl}${page.path}${id ? `#${id}` : ''}`;
      return {
        content: [{type: 'text', text: `${head}: ${url}\n\n${text}`}],
        structuredContent: {
          version,
          title: page.title,
          url,
          markdownUrl: siteUrl + twinPath(page.path),
          ...(page.plan && {plan: page.plan}),
          sections: page.headings,
        },
      };
    },
  );

  server.registerTool(
    'look_up_api',
    {
      title: 'Look up the API',
      description: `The rows of the MUI X ${version} API reference for a name: a component or interface (BarChart, GridColDef), one row of it (BarChart.barLabel), or a name that several have (slotProps). Knows names that earlier versions had, and what takes their place.`,
      inputSchema: {
        name: z.string().min(1).describe('As in BarChart, BarChart.barLabel or barLabel'),
      },
      outputSchema: {
        version: z.string(),
        page: z.object({title: z.string(), url: z.string()}).optional(),
        rows: z.array(rowShape),
      },
      annotations: READ_ONLY,
    },
    ({name}) => {
      const {page, rows, similar} = lookUpApi(docs, name);
      if (!page && rows.length === 0) {
        return fail(
          `${head} has nothing in its API by the name "${name}".${similar.length > 0 ? ` Like it: ${similar.join(', ')}` : ''}`,
        );
      }
      if (rows.length === 0 && similar.length > 0) {
        return fail(
          `${page!.title} of ${head} has no row by the name in "${name}". Like it: ${similar.join(', ')}`,
        );
      }
      const urlOf = (row: IndexedRow) => `${siteUrl}${row.page}#${row.anchor}`;
      const line = (row: IndexedRow) =>
        [
          `- ${row.of} › \`${row.name}\`${marks(row.kind, row.required && 'required', row.plan, row.deprecated !== undefined && 'deprecated', row.since && `since ${releaseName(row.since)}`, row.removed && `removed in ${releaseName(row.removed)}`)}${row.type ? `: \`${row.type}\`` : ''}${row.default ? `, default \`${row.default.replaceAll('`', '')}\`` : ''}`,
          ...(row.deprecated ? [`  Deprecated: ${row.deprecated}`] : []),
          ...(row.use ? [`  Use instead: ${row.use}`] : []),
          ...(row.codemod ? [`  Codemod: npx @mui/x-codemod@latest ${row.codemod} <path>`] : []),
          ...(row.description ? [`  ${row.description.replaceAll('\n', '\n  ')}`] : []),
          `  ${urlOf(row)}`,
        ].join('\n');
      const pageUrl = page && siteUrl + page.path;
      return {
        content: [
          {
            type: 'text',
            text: `${[`${head}${pageUrl ? `: ${pageUrl}` : ''}`, rows.map(line).join('\n') || page?.description].join('\n\n')}`,
          },
        ],
        structuredContent: {
          version,
          ...(page && {page: {title: page.title, url: pageUrl!}}),
          rows: rows.map(({page: _, anchor: __, ...row}, index) => ({
            ...row,
            url: urlOf(rows[index]!),
          })),
        },
      };
    },
  );

  return server;
}
