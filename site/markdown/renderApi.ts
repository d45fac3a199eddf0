import {PLAN_NAMES, type PaidPlan} from '../plans/shared';
import {createError} from '../problems/problemStore';
import type {ApiIndexData, ApiPageData, ApiRemovedData} from '../api/shared';
import type {ApiClass, ApiMember, ApiSlot, RemovedName} from '@mui-x-docs/api-extractor/types';

/** Resolves a link in the data for the Markdown version. */
export type ResolveLink = (href: string) => string;

/** Formats text as code, unless it's a sentence from a doc comment that contains code. */
function code(text: string): string {
  const plain = text.replace(/^`([^`]*)`$/, '$1');
  if (!plain.includes('`')) {
    return `\`${plain.replaceAll('\n', ' ')}\``;
  }
  return quoteElements(plain);
}

/** Formats the JSX elements of a sentence as code, because Markdown would treat them as markup. */
export function quoteElements(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 ? part : part.replace(/<\/?[A-Z][^<>\n]*>/g, '`$&`')))
    .join('');
}

/** Resolves the links and bare URLs of a doc comment for the Markdown version. */
export function resolveText(text: string, resolve: ResolveLink): string {
  return (
    quoteElements(text)
      .replace(/\]\(([/#][^)\s]*)\)/g, (_match, href: string) => `](${resolve(href)})`)
      // Doc comments are written for the vendor's site. Links to pages that this version doesn't
      // have are removed.
      .replace(
        /(:?\s*)(?<!\()https:\/\/mui\.com(\/x\/[\w/#-]*)/g,
        (_match, before: string, href: string) => {
          const url = resolve(href);
          return /\.md(#|$)/.test(url) ? before + url : '';
        },
      )
  );
}

/**
 * Indents the Markdown of a doc comment for a list item, with line breaks between its paragraphs.
 */
function indent(text: string, resolve: ResolveLink): string {
  return resolveText(text, resolve)
    .trim()
    .split('\n')
    .map((line) => (line.trim() === '' ? '' : `  ${line}`))
    .join('\n');
}

function formatBadges(parts: Array<string | false | undefined>): string {
  const shown = parts.filter(Boolean);
  return shown.length > 0 ? ` (${shown.join(', ')})` : '';
}

const planBadge = (plan: PaidPlan | undefined) => plan && PLAN_NAMES[plan];

const deprecation = (text: string | undefined, resolve: ResolveLink): string[] =>
  text === undefined ? [] : [indent(`Deprecated. ${text}`, resolve)];

const links = (list: ReadonlyArray<{label: string; href: string}>, resolve: ResolveLink) =>
  list.map(({label, href}) => `[${label}](${resolve(href)})`).join(', ');

/** Renders a prop, property, method, event, or selector with all data of its row. */
function renderMember(member: ApiMember, page: ApiPageData, resolve: ResolveLink): string {
  const isComponent = page.entry.kind === 'component';
  const {name, type, required, plan, signature} = member;
  const isOptional = !isComponent && page.list === undefined && !required;
  const args = signature?.args.filter(({description}) => description) ?? [];
  const returns = signature?.returns?.description;
  const demos = page.usedIn[name];
  return [
    `- ${code(name)}${formatBadges([
      isComponent && required && 'required',
      isOptional && 'optional',
      planBadge(plan),
      member.deprecated !== undefined && 'deprecated',
      member.since && `since ${releaseName(member.since)}`,
    ])}: ${code(type)}${member.default === undefined ? '' : `, default ${code(member.default)}`}`,
    ...deprecation(member.deprecated, resolve),
    ...(member.description ? [indent(member.description, resolve)] : []),
    ...args.map((arg) => `  - ${code(arg.name)}: ${indent(arg.description!, resolve).trim()}`),
    ...(returns ? [`  - Returns: ${indent(returns, resolve).trim()}`] : []),
    ...(member.example ? [`  Example: ${code(member.example)}`] : []),
    ...(member.see
      ? [
          indent(
            `See ${links([{...member.see, label: member.see.label || 'the guide'}], resolve)}.`,
            resolve,
          ),
        ]
      : []),
    ...(demos ? [`  Demos: ${links(demos, resolve)}`] : []),
  ].join('\n');
}

/** Renders members as a list. Inherited members follow a line with the name of their component. */
function renderMembers(members: ApiMember[], page: ApiPageData, resolve: ResolveLink): string {
  const groups = new Map<string, ApiMember[]>();
  for (const member of members) {
    const from = member.from ?? '';
    groups.set(from, [...(groups.get(from) ?? []), member]);
  }
  const own = groups.get('') ?? [];
  groups.delete('');
  const list = (group: ApiMember[]) =>
    group.map((member) => renderMember(member, page, resolve)).join('\n');
  return [
    ...(own.length > 0 ? [list(own)] : []),
    ...[...groups].flatMap(([from, group]) => [
      `Inherited from ${page.pages[from] ? `[${from}](${resolve(page.pages[from])})` : code(from)}:`,
      list(group),
    ]),
  ].join('\n\n');
}

const renderSlot = (slot: ApiSlot, resolve: ResolveLink): string =>
  [
    `- ${code(slot.name)}${formatBadges([planBadge(slot.plan), slot.deprecated !== undefined && 'deprecated'])}${
      slot.default ? `: ${code(slot.default)}` : ''
    }${slot.className ? `, class ${code(`.${slot.className}`)}` : ''}`,
    ...deprecation(slot.deprecated, resolve),
    ...(slot.description ? [indent(slot.description, resolve)] : []),
  ].join('\n');

const renderClass = (row: ApiClass, resolve: ResolveLink): string =>
  [
    `- ${code(`.${row.className}`)}${formatBadges([
      row.state && 'state',
      row.deprecated !== undefined && 'deprecated',
    ])}: key ${code(row.name)}`,
    ...deprecation(row.deprecated, resolve),
    ...(row.description ? [indent(row.description, resolve)] : []),
  ].join('\n');

/** Returns the display name of a release: `v7` for a major, `8.5` for a minor. */
const releaseName = (release: string): string => (release.includes('.') ? release : `v${release}`);

/** Renders removed names with their replacements. */
const renderRemoved = (removed: readonly RemovedName[] = []): string =>
  removed
    .map(({name, kind, removedIn, use, codemod, owners}) =>
      [
        `- ${code(name)} (${kind}${owners ? ` of ${owners.join(', ')}` : ''}), removed in ${releaseName(removedIn)}${use ? `: ${use}` : ''}`,
        ...(codemod ? [`  Codemod: ${code(codemod)}`] : []),
      ].join('\n'),
    )
    .join('\n');

function renderIndex(index: ApiIndexData, kind: 'component' | 'interface', resolve: ResolveLink) {
  return index.items
    .filter((item) => item.kind === kind)
    .map((item) => {
      const counts = Object.entries(item.counts).map(([what, count]) => `${count} ${what}`);
      return `- [${item.name}](${resolve(item.href)})${formatBadges([planBadge(item.plan)])}: ${counts.join(', ')}`;
    })
    .join('\n');
}

/**
 * Renders a part of an API page as Markdown, from the data of the page.
 *
 * @param name the component of the part on the generated page
 * @throws for an unknown part
 */
export function renderApiPart(name: string, data: unknown, resolve: ResolveLink): string {
  if (name === 'components' || name === 'interfaces') {
    return renderIndex(
      data as ApiIndexData,
      name === 'components' ? 'component' : 'interface',
      resolve,
    );
  }
  if (name === 'removedNames') {
    return renderRemoved((data as ApiRemovedData).removed);
  }
  if (name === 'removed' && !('entry' in (data as ApiIndexData | ApiPageData))) {
    return renderRemoved((data as ApiIndexData).removed);
  }
  const page = data as ApiPageData;
  const {entry} = page;
  const text = (markdown: string) => indent(markdown, resolve).replace(/^ {2}/gm, '');
  switch (name) {
    case 'demos':
      return page.guides.map(({title, href}) => `- [${title}](${resolve(href)})`).join('\n');
    case 'removed':
      return renderRemoved(entry.removed);
    case 'since':
      return `Since ${releaseName(entry.since ?? '')}.`;
    case 'description':
      return text(entry.description ?? '');
    case 'deprecation':
      return text(`**Deprecated.** ${entry.deprecated ?? ''}`);
    case 'importHint':
      return entry.kind === 'component'
        ? 'All of them bring the same component.'
        : 'Import the type from the package that you use. Commercial packages add their own properties.';
    case 'source':
      return code(entry.source ?? '');
    case 'methods':
    case 'events':
    case 'selectors':
    case 'properties':
      return entry.kind === 'interface' ? renderMembers(entry.properties, page, resolve) : '';
    default:
  }
  if (entry.kind === 'component') {
    switch (name) {
      case 'props':
        return entry.props.length > 0
          ? renderMembers(entry.props, page, resolve)
          : 'It has none of its own.';
      case 'slots':
        return entry.slots.map((slot) => renderSlot(slot, resolve)).join('\n');
      case 'classes':
        return entry.classes.map((row) => renderClass(row, resolve)).join('\n');
      case 'ref':
        return entry.ref === null
          ? 'This component does not accept a ref.'
          : entry.ref === 'Element'
            ? 'The ref is forwarded to the root element.'
            : `The ref is forwarded to the root element, an ${code(entry.ref)}.`;
      case 'inheritance': {
        const {inherits} = entry;
        return inherits?.href
          ? `The props of [${inherits.name}](${resolve(inherits.href)}) are also available and are passed to it.`
          : `The attributes of the native ${code(`<${inherits?.name}>`)} element are also available.`;
      }
      case 'theme':
        return `Use ${code(entry.themeName ?? '')} as the key in the components of a theme to change the defaults of this component.`;
      default:
    }
  }
  throw createError(
    `Can't convert the part "${name}" of an API page to Markdown.`,
    'Add it to `renderApiPart`.',
  );
}
