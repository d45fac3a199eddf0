import {McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import {markdownPath} from '@mui-x-docs/docs-index/format';
import {z} from 'zod';
import {describeApi, formatBadges} from './describeApi';
import type {Docs} from './loadDocs';
import {lookUpApi} from './lookUpApi';
import {findPage, readSection} from './readPage';
import {DocsSearch, KINDS, type Hit, type Location} from './searchDocs';

/** Maximum number of characters of a page in one response. Longer pages must be read by section. */
const PAGE_LENGTH = 60_000;

const READ_ONLY = {readOnlyHint: true, idempotentHint: true, openWorldHint: false} as const;

const locationShape = z.object({
  kind: z.string(),
  title: z.string(),
  url: z.string(),
  plan: z.string().optional(),
});

const hitShape = locationShape.extend({
  page: z.string(),
  product: z.string().optional(),
  text: z.string(),
  more: z.array(locationShape),
});

/** Maximum number of characters of a tool input. */
const MAX_INPUT = 300;

const rowShape = z.looseObject({
  kind: z.string(),
  name: z.string(),
  of: z.array(z.string()),
  urls: z.array(z.string()),
});

const exportShape = z.looseObject({
  kind: z.string(),
  name: z.string(),
  from: z.array(z.string()),
  urls: z.array(z.string()),
});

/**
 * Creates the MCP server for one language of a site. Every response contains the version that it
 * applies to and the URLs of its sources.
 *
 * @param script URL of the script that reads the full-text index.
 */
export function createServer(docs: Docs, script: string): McpServer {
  const {version, siteUrl, names} = docs;
  const search = new DocsSearch(docs, script);
  const server = new McpServer(
    {name: 'mui-x-docs', title: `MUI X ${version} documentation`, version},
    {
      instructions: `The documentation of MUI X ${version} (Data Grid, Date and Time Pickers, Charts, Tree View for React). For a task or a question, call search_docs first, then read_page for a result. Before you use the name of a component, prop, slot, class, event, or type, call look_up_api. If a page requires the Pro or Premium plan, say so.`,
    },
  );
  const fail = (text: string) => ({isError: true, content: [{type: 'text' as const, text}]});
  const head = `MUI X ${version}`;

  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description: `Searches the MUI X ${version} docs. Returns pages, each with its best matching section, API row, or demo. Accepts a question, keywords, or an API name; handles synonyms and misspellings.`,
      inputSchema: {
        query: z.string().trim().min(1).max(MAX_INPUT).describe('Question, keywords, or API name'),
        product: z
          .enum(names.products.map(({name}) => name))
          .optional()
          .describe('Only this product'),
        kind: z.enum(KINDS).optional().describe('Only results of this kind'),
        limit: z
          .number()
          .int()
          .min(1)
          .max(30)
          .optional()
          .describe('Maximum number of pages; 10 by default'),
      },
      outputSchema: {version: z.string(), hits: z.array(hitShape)},
      annotations: READ_ONLY,
    },
    async ({query, product, kind, limit}) => {
      const hits = await search.search(query, {product, kind, limit});
      const item = ({title, url, plan, kind: of}: Location) =>
        `- [${title}](${url})${formatBadges(of, plan)}`;
      const line = ({text, more, ...hit}: Hit) =>
        [item(hit), `  ${text}`, ...more.map((other) => `  ${item(other)}`)].join('\n');
      return {
        content: [
          {
            type: 'text',
            text:
              hits.length > 0
                ? `${head}, ${hits.length} pages:\n\n${hits.map(line).join('\n')}`
                : `${head}: No results for "${query}". Try fewer or other words.`,
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
      description: `Returns a page of the MUI X ${version} docs as Markdown: text, demos with their source, and API rows. For a long page, returns the start and a list of its sections.`,
      inputSchema: {
        page: z
          .string()
          .trim()
          .min(1)
          .max(MAX_INPUT)
          .describe(
            'Path or URL of the page, such as /x/react-charts/bars/ or x/react-charts/bars#stacking',
          ),
        section: z
          .string()
          .max(MAX_INPUT)
          .optional()
          .describe('Id of a heading, an API row, or a demo of the page, to return only that part'),
      },
      annotations: READ_ONLY,
    },
    async ({page: requested, section}) => {
      const {page, section: fragment, otherHost} = findPage(docs, requested);
      if (otherHost) {
        return fail(`"${requested}" is on ${otherHost}. Only pages of ${siteUrl} can be read.`);
      }
      if (!page) {
        const hits = await search.search(requested.replaceAll(/[/_.#-]+/g, ' '), {limit: 3});
        return fail(
          `${head} has no page at "${requested}".${hits.length > 0 ? ` Similar: ${hits.map((hit) => hit.page).join(', ')}` : ''}`,
        );
      }
      const markdown = await docs.readMarkdown(page);
      const id = (section ?? fragment)?.replace(/^#/, '');
      const ids = page.headings.map((heading) => heading.id).join(', ');
      let text = id ? readSection(docs, page, markdown, id) : markdown;
      if (text === undefined) {
        return fail(`"${page.title}" has no section "${id}". Its sections: ${ids || 'none'}`);
      }
      if (text.length > PAGE_LENGTH) {
        const cut = text.lastIndexOf('\n', PAGE_LENGTH);
        text = `${text.slice(0, cut)}\n\n[The rest is omitted. Request a section: ${ids}. Or look up single names with look_up_api.]`;
      }
      const url = `${siteUrl}${page.path}${id ? `#${id}` : ''}`;
      // No output schema, because clients that only read structured data would miss the text.
      return {content: [{type: 'text', text: `${head}: ${url}\n\n${text}`}]};
    },
  );

  server.registerTool(
    'look_up_api',
    {
      title: 'Look up the API',
      description: `Looks up a name in the API of MUI X ${version}: a component or interface (BarChart, GridColDef), one of its rows (BarChart.barLabel), a name that several have (slotProps), a hook, type, event, selector, or CSS class (useGridApiRef, GridRowsProp, rowClick, gridRowCountSelector, .MuiDataGrid-row). For an unknown name, returns an error with similar names, and the replacement of a name that earlier versions had.`,
      inputSchema: {
        name: z
          .string()
          .trim()
          .min(1)
          .max(MAX_INPUT)
          .describe(
            'For example BarChart, BarChart.barLabel, barLabel, DataGrid.slots.toolbar or .MuiDataGrid-row',
          ),
      },
      outputSchema: {
        version: z.string(),
        exists: z.boolean(),
        page: z.looseObject({title: z.string(), url: z.string()}).optional(),
        rows: z.array(rowShape),
        exports: z.array(exportShape),
        removed: z.array(rowShape),
        similar: z.array(z.string()),
        unchecked: z.string().optional(),
      },
      annotations: READ_ONLY,
    },
    ({name}) => {
      const {text, data, isError} = describeApi(docs, name, lookUpApi(docs, name));
      return {
        content: [{type: 'text', text}],
        structuredContent: data,
        ...(isError && {isError}),
      };
    },
  );

  registerPages(server, docs);
  registerPrompts(server, head);
  return server;
}

/** Registers the guides as resources, which users attach to a conversation. */
function registerPages(server: McpServer, docs: Docs): void {
  const {siteUrl} = docs;
  server.registerResource(
    'page',
    new ResourceTemplate(`${siteUrl}/{+path}`, {
      list: () => ({
        resources: docs.pages
          .filter(({isApi}) => !isApi)
          .map(({path, title, description}) => ({
            uri: siteUrl + markdownPath(path),
            name: title,
            description,
            mimeType: 'text/markdown',
          })),
      }),
    }),
    {title: 'Page of the documentation', mimeType: 'text/markdown'},
    async ({href}) => {
      const {page} = findPage(docs, href);
      if (!page) {
        throw new Error(`There is no page at ${href}.`);
      }
      const text = await docs.readMarkdown(page);
      return {contents: [{uri: href, mimeType: 'text/markdown', text}]};
    },
  );
}

/** Registers prompts, which users select in their client. */
function registerPrompts(server: McpServer, head: string): void {
  const text = z.string().trim().min(1);
  const say = (words: string) => ({
    messages: [{role: 'user' as const, content: {type: 'text' as const, text: words}}],
  });
  server.registerPrompt(
    'build',
    {
      title: `Build with ${head}`,
      description: 'Writes code for a task from the pages that describe it',
      argsSchema: {task: text.describe('What the code must do')},
    },
    ({task}) =>
      say(
        `Write code with ${head} for this task: ${task}\n\nSearch the docs with search_docs, and read the best page with read_page. Start with the code of a demo of that page. Look up each name that you add with look_up_api. Say which plan the code needs, and link the pages that you used.`,
      ),
  );
  server.registerPrompt(
    'review',
    {
      title: `Review code that uses ${head}`,
      description: 'Finds names that do not exist, deprecated ones, and required plans',
      argsSchema: {code: text.describe('The code to review')},
    },
    ({code}) =>
      say(
        `Review this code, which uses ${head}. Look up each component, prop, slot, class, event, and type with look_up_api. List names that do not exist with their replacement, deprecated names, and names that need a paid plan, each with its line and the URL of its page.\n\n${code}`,
      ),
  );
}
