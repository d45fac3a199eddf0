import {createHash} from 'node:crypto';
import {markdownPath, type DocsIndex, type IndexedPage} from '@mui-x-docs/docs-index/format';
import {planName} from '../../site/plans/shared';
import {PRODUCT_NAMES, type ProductName} from '../../site/products/shared';
import type {ProductNames} from '../../site/products/productNames';
import type {InstallationData} from '../../site/packages/shared';
import type {LlmsFile} from './createLlms';

/** The folder that agents look for skills in. */
const FOLDER = '.well-known/agent-skills';

/** The details of the site and its packages in the skills. */
export interface SkillsSite {
  productNames: ProductNames;
  install: (product: ProductName) => InstallationData;
}

interface Skill {
  name: string;
  description: string;
  body: string[];
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const section = (title: string, items: readonly string[], lead = ''): string[] =>
  items.length > 0 ? [`## ${title}\n\n${lead ? `${lead}\n\n` : ''}${list(items)}`] : [];

/** Lists removed names with their replacements, one line for a name that several components had. */
function listRemoved(index: DocsIndex, product: ProductName, since: string): string[] {
  const owners = new Map<string, {of: string[]; line: string}>();
  const major = since.split('.')[0]!;
  for (const {name, of, page, removed, use, codemod} of index.rows) {
    if (page.includes(`/api/${product}/`) && removed?.split('.')[0] === major && use) {
      const line = `${use}${codemod ? ` (codemod: \`${codemod}\`)` : ''}`;
      const entry = owners.get(`${name} ${line}`) ?? {of: [], line};
      owners.set(`${name} ${line}`, {of: [...entry.of, of], line});
    }
  }
  return [...owners].map(([key, {of, line}]) => {
    const [name] = key.split(' ');
    const components = of.filter((one) => one !== product);
    const shown = components.slice(0, 3).map((one) => `\`${one}\``);
    const rest = components.length - shown.length;
    const where =
      shown.length > 0 ? ` of ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}` : '';
    return `\`${name}\`${where} → ${line}`;
  });
}

/** The rules that apply to every product. */
const createRules = (version: string): string[] => [
  `Read the installed version in \`package.json\` first. This skill describes ${version}; names of other major versions don't work.`,
  'Before you use a prop, slot, option, event, or CSS class, look it up on an API page below, or with the tool `look_up_api` of the MCP server. Never guess a name.',
  'If a feature needs the Pro or Premium plan, say so before you use it. Without a license key, its components show a watermark.',
  'Pages are Markdown: their URLs end in `.md`, and they include the code of the demos.',
];

function createProductSkill(
  index: DocsIndex,
  product: ProductName,
  {productNames, install}: SkillsSite,
): Skill {
  const {version, siteUrl} = index;
  const name = productNames[product];
  const {plans, dateLibraries} = install(product);
  const link = ({path, title, description, plan}: IndexedPage) =>
    `[${title}](${siteUrl}${markdownPath(path)})${plan ? ` (${planName(plan)})` : ''}: ${description}`;
  const pages = index.pages.filter((page) => page.product === product);
  const api = pages.filter(({isApi}) => isApi);
  return {
    name: `mui-x-${product}`,
    description: `Write, review, and debug React code with the MUI X ${name} ${version}. Use it when code imports ${plans.map((plan) => plan.name).join(', ')}, or when a task needs this component.`,
    body: [
      `# MUI X ${name} ${version}`,
      ...section('Rules', createRules(version)),
      ...section('Packages', [
        ...plans.map((one) => `\`${one.name}@${one.version}\`: ${planName(one.plan)} plan`),
        ...(dateLibraries
          ? [
              `One date library: ${dateLibraries.map((one) => `\`${one.name}@${one.version}\``).join(', ')}, with its adapter in \`LocalizationProvider\``,
            ]
          : []),
        '`@mui/material`, `@emotion/react`, and `@emotion/styled` as peer dependencies',
      ]),
      ...section(
        'Removed names',
        listRemoved(index, product, version),
        `Code for earlier versions often contains names that v${version.split('.')[0]} no longer has:`,
      ),
      ...section('Guides', pages.filter(({isApi}) => !isApi).map(link)),
      ...section('API', [
        api
          .map(
            ({path, title, plan}) =>
              `[${title}](${siteUrl}${markdownPath(path)})${plan ? ` (${planName(plan)})` : ''}`,
          )
          .join(', '),
      ]),
    ],
  };
}

function createUpgradeSkill(index: DocsIndex): Skill {
  const {version, siteUrl} = index;
  return {
    name: 'mui-x-upgrade',
    description: `Upgrade an app to MUI X ${version}, one major version at a time, with codemods and the list of breaking changes.`,
    body: [
      `# Upgrade to MUI X ${version}`,
      ...section('Steps', [
        'Find the installed major version of each `@mui/x-*` package in `package.json`. Upgrade one major version at a time, and all packages together.',
        'Read the migration guide of each product that the app uses, from the list below. The guides of earlier upgrades follow.',
        'Run the codemods that the guide names on the source folders, then review their changes.',
        'Search the code for the removed names in the skill of the product, and replace each one.',
        'Run the type check and the tests after each step. Report changes of behavior that they do not detect.',
      ]),
      ...section(
        'Guides',
        index.pages
          .filter(({path}) => path.includes('/x/migration/'))
          .map(
            ({path, title, description}) =>
              `[${title}](${siteUrl}${markdownPath(path)}): ${description}`,
          ),
      ),
    ],
  };
}

/** Renders a skill; its front matter is quoted, because descriptions contain colons. */
const render = ({name, description, body}: Skill): string =>
  `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${body.join('\n\n')}\n`;

/**
 * Creates a skill for each product and one for upgrades, with the index by which agents discover
 * them (Agent Skills Discovery 0.2.0).
 */
export function createSkills(index: DocsIndex, site: SkillsSite): LlmsFile[] {
  const skills = [
    ...PRODUCT_NAMES.filter((product) =>
      index.pages.some((page) => page.product === product && !page.isApi),
    ).map((product) => createProductSkill(index, product, site)),
    createUpgradeSkill(index),
  ].map((skill) => ({...skill, text: render(skill)}));
  return [
    ...skills.map(({name, text}) => ({path: `${FOLDER}/${name}/SKILL.md`, text})),
    {
      path: `${FOLDER}/index.json`,
      text: `${JSON.stringify(
        {
          $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
          skills: skills.map(({name, description, text}) => ({
            name,
            type: 'skill-md',
            description,
            url: `/${FOLDER}/${name}/SKILL.md`,
            digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
          })),
        },
        null,
        2,
      )}\n`,
    },
  ];
}
