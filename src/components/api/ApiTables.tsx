import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import type {ReactNode} from 'react';
import {rowId, rowScopeOf, type ApiPageData} from '../../../site/api/shared';
import type {ApiClass, ApiMember, ApiSlot, RowHistory} from '@mui-x-docs/api-extractor/types';
import {PlanLink} from '../common/PlanChip/PlanLink';
import styles from './ApiReference.module.css';
import {ApiSection, type Facet} from './ApiSection';
import {DemoLinks} from './DemoLinks';
import {Inline, Markdown} from '../common/Markdown/Markdown';
import {historyTags, releaseName, sinceLabel} from './releases';
import {TypeText} from './TypeText';

interface Cell {
  key: string;
  /** A row without content omits the cell, because dozens of them would be empty. */
  content: ReactNode;
  /** `true` if the content is only code. The cell is then the code element itself. */
  isCode?: boolean;
  isLong?: boolean;
}

interface RowProps {
  id: string;
  /** The tags that facets filter by. */
  tags: string[];
  name: ReactNode;
  chips?: ReactNode;
  cells: Cell[];
  /** The history of the row. */
  history: RowHistory;
}

/** The suffix of required props and optional properties. */
const REQUIRED = '*';
const OPTIONAL = '?';

/** Returns the cell of a CSS class. */
const classCell = (name: string | undefined): Cell => ({
  key: 'class',
  isCode: true,
  content: name && `.${name}`,
});

/**
 * Renders a row: its name, which links to itself, its chips, and its cells. Its history is in
 * attributes, which CSS and `enhanceApi` display, because elements for it would add up to hundreds
 * on the longest pages.
 */
function Row({id, tags, name, chips, cells, history}: RowProps): ReactNode {
  const hasGap = cells.some(({content}) => !content);
  return (
    <div
      role="row"
      id={id}
      data-tags={tags.length > 0 ? tags.join(' ') : undefined}
      data-type-was={history.was?.type}
      data-default-was={history.was?.default}
      data-has-long={cells.some(({content, isLong}) => content && isLong) ? '' : undefined}
    >
      <div role="rowheader" data-since={history.since && sinceLabel(history.since)}>
        <a href={`#${id}`} data-row-link="">
          {name}
        </a>
        {/* loose-text: React never updates a row, and wrapper elements would add up to hundreds */}
        {chips && <> {chips}</>}
      </div>
      {cells.map(({key, content, isCode, isLong}, index) => {
        const Element = isCode ? 'code' : 'div';
        return content ? (
          <Element
            key={key}
            role="cell"
            data-cell={key}
            data-long={isLong ? '' : undefined}
            // The first column is the row header.
            aria-colindex={hasGap ? index + 2 : undefined}
          >
            {content}
          </Element>
        ) : null;
      })}
    </div>
  );
}

const deprecatedChip = ({deprecatedSince}: RowHistory) => (
  <span className={styles.chip} data-tone="warning">
    {deprecatedSince ? (
      <Translate
        id="docs.api.deprecatedSince"
        values={{release: releaseName(deprecatedSince)}}
        description="Mark of a row in an API table"
      >
        {'Deprecated since {release}'}
      </Translate>
    ) : (
      <Translate id="docs.api.deprecated">Deprecated</Translate>
    )}
  </span>
);

function Deprecation({text}: {text: string | undefined}): ReactNode {
  return text ? (
    <p className={styles.rowDeprecation}>
      <Inline text={text} />
    </p>
  ) : null;
}

function SignatureList({signature}: Pick<ApiMember, 'signature'>): ReactNode {
  const described = signature?.args.filter(({description}) => description) ?? [];
  const returns = signature?.returns?.description;
  if (described.length === 0 && !returns) {
    return null;
  }
  return (
    <ul className={styles.args}>
      {described.map(({name, description}) => (
        <li key={name}>
          <code>{name}</code> <Inline text={description ?? ''} />
        </li>
      ))}
      {returns && (
        <li>
          <em>{translate({id: 'docs.api.returns', message: 'Returns'})}</em>{' '}
          <Inline text={returns} />
        </li>
      )}
    </ul>
  );
}

function UsedIn({page, name}: {page: ApiPageData; name: string}): ReactNode {
  const demos = page.usedIn[name];
  if (!demos) {
    return null;
  }
  return (
    <p className={styles.usedIn}>
      {/* loose-text: React never updates a row, and wrapper elements would add up to hundreds */}
      {`${translate({id: 'docs.api.usedIn', message: 'Used in'})} `}
      <DemoLinks demos={demos} count={page.usedInCount[name]} />
    </p>
  );
}

/** Renders a line of code below a row. */
function Example({code}: {code: string | undefined}): ReactNode {
  return code ? (
    <p className={styles.example}>
      <code>{code}</code>
    </p>
  ) : null;
}

function See({see}: Pick<ApiMember, 'see'>): ReactNode {
  return see ? (
    <p>
      <Link to={see.href}>
        {see.label || <Translate id="docs.api.readMore">Read more</Translate>}
      </Link>
    </p>
  ) : null;
}

/**
 * Maximum length of a default that fits into a column, in characters. Longer ones are sentences.
 */
const MAX_SHORT_DEFAULT = 26;

/** Returns a default as code, or as a sentence if the doc comment contains one with code in it. */
function defaultCell(text: string | undefined): Cell {
  const code = text?.replace(/^`([^`]*)`$/, '$1') ?? '';
  const isSentence = code.includes('`') || /^[A-Z][a-z]+ [a-z]+ /.test(code);
  return {
    key: 'default',
    isCode: !isSentence,
    isLong: code.length > MAX_SHORT_DEFAULT,
    content: isSentence ? <Inline text={code} /> : code,
  };
}

interface MembersTableProps {
  page: ApiPageData;
  members: ApiMember[];
}

/** Returns the major version of the libraries, such as `8`. */
function useMajor(): string {
  return useSite().version.split('.', 1)[0] ?? '';
}

/**
 * Groups members by origin: those that a component or interface declares itself, followed by
 * inherited ones.
 */
function groupByOrigin(members: ApiMember[]): [string | undefined, ApiMember[]][] {
  const groups = new Map<string | undefined, ApiMember[]>([[undefined, []]]);
  for (const member of members) {
    groups.set(member.from, [...(groups.get(member.from) ?? []), member]);
  }
  const [own, ...others] = groups;
  return [...(own ? [own] : []), ...others.sort(([, a], [, b]) => b.length - a.length)].filter(
    ([, group]) => group.length > 0,
  );
}

const countOf = (members: {tags: string[]}[], tag: string) =>
  members.filter(({tags}) => tags.includes(tag)).length;

function facetsOf(rows: {tags: string[]}[], major: string): Facet[] {
  const facets: [string, string][] = [
    ['required', translate({id: 'docs.api.required', message: 'Required'})],
    ['callback', translate({id: 'docs.api.callbacks', message: 'Callbacks'})],
    ['pro', 'Pro'],
    ['premium', 'Premium'],
    ['inherited', translate({id: 'docs.api.inherited', message: 'Inherited'})],
    ['state', translate({id: 'docs.api.stateClasses', message: 'State'})],
    ['deprecated', translate({id: 'docs.api.deprecated', message: 'Deprecated'})],
    ['new', translate({id: 'docs.api.newInMajor', message: 'New in {major}.x'}, {major})],
    [
      'changed',
      translate(
        {id: 'docs.api.changedSinceMajor', message: 'Changed since v{major}'},
        {major: Number(major) - 1},
      ),
    ],
  ];
  return facets.flatMap(([tag, label]) => {
    const count = countOf(rows, tag);
    return count > 0 && count < rows.length ? [{tag, label, count}] : [];
  });
}

function tagsOf(member: ApiMember, isInterface: boolean, major: string): string[] {
  return [
    ...(member.required && !isInterface ? ['required'] : []),
    ...(member.deprecated !== undefined ? ['deprecated'] : []),
    ...(member.plan ? [member.plan] : []),
    ...(member.from ? ['inherited'] : []),
    ...(/^on[A-Z]/.test(member.name) ? ['callback'] : []),
    ...historyTags(member, Number(major)),
  ];
}

/** Returns the label for the rows of a page or a guide's table. */
function membersLabel({entry, list}: ApiPageData): string {
  switch (list) {
    case 'methods':
      return translate({id: 'docs.api.methods', message: 'Methods'});
    case 'events':
      return translate({id: 'docs.api.events', message: 'Events'});
    case 'selectors':
      return translate({id: 'docs.api.selectors', message: 'Selectors'});
    case undefined:
      return entry.kind === 'interface'
        ? translate({id: 'docs.api.properties', message: 'Properties'})
        : translate({id: 'docs.api.props', message: 'Props'});
  }
}

/** Renders the props of a component or the properties of an interface. */
export function MembersTable({page, members}: MembersTableProps): ReactNode {
  const {entry} = page;
  const scope = rowScopeOf(page);
  const major = useMajor();
  const isInterface = entry.kind === 'interface';
  const showsOptional = isInterface && page.list === undefined;
  const hasDefaults = members.some((member) => member.default !== undefined);
  const groups = groupByOrigin(members);
  const toRow = (member: ApiMember) => (
    <Row
      key={member.name}
      id={rowId(scope.page, scope.kind, member.name)}
      history={member}
      tags={tagsOf(member, isInterface, major)}
      name={
        <>
          {/* loose-text: as above */}
          {member.name}
          {showsOptional && !member.required && <span className={styles.suffix}>{OPTIONAL}</span>}
          {!isInterface && member.required && (
            <span className={styles.suffix} data-required="">
              {REQUIRED}
            </span>
          )}
        </>
      }
      chips={
        <>
          {!isInterface && member.required && (
            <span className={styles.chip}>
              {translate({id: 'docs.api.required', message: 'Required'})}
            </span>
          )}
          {member.deprecated !== undefined && deprecatedChip(member)}
          {member.plan && <PlanLink plan={member.plan} />}
        </>
      }
      cells={[
        {key: 'type', isCode: true, content: <TypeText text={member.type} page={page} />},
        ...(hasDefaults ? [defaultCell(member.default)] : []),
        {
          key: 'description',
          content: (
            <>
              <Deprecation text={member.deprecated} />
              {member.description && <Markdown isCell text={member.description} />}
              <SignatureList signature={member.signature} />
              <Example code={member.example} />
              <See see={member.see} />
              <UsedIn page={page} name={member.name} />
            </>
          ),
        },
      ]}
    />
  );
  return (
    <ApiSection
      page={page}
      kind="props"
      label={membersLabel(page)}
      count={members.length}
      columns={[
        translate({id: 'docs.api.name', message: 'Name'}),
        translate({id: 'docs.api.type', message: 'Type'}),
        ...(hasDefaults ? [translate({id: 'docs.api.default', message: 'Default'})] : []),
        translate({id: 'docs.api.description', message: 'Description'}),
      ]}
      shape={hasDefaults ? 'defaults' : 'types'}
      facets={facetsOf(
        members.map((member) => ({tags: tagsOf(member, isInterface, major)})),
        major,
      )}
      groups={groups.map(([from, group]) => ({
        from,
        href: from ? (page.pages[from] ?? externalPage(page, from)) : undefined,
        // A group that contains most of the table stays expanded, because users come for it.
        isOpen: from === undefined || group.length > members.length / 2,
        count: group.length,
        rows: group.map(toRow),
      }))}
    />
  );
}

function externalPage({entry}: ApiPageData, name: string): string | undefined {
  return entry.kind === 'component' && entry.inherits?.name === name
    ? entry.inherits.href
    : undefined;
}

/** Renders the slots of a component. */
export function SlotsTable({page, slots}: {page: ApiPageData; slots: ApiSlot[]}): ReactNode {
  const major = useMajor();
  const tagsOfSlot = (slot: ApiSlot) => [
    ...(slot.plan ? [slot.plan] : []),
    ...(slot.deprecated !== undefined ? ['deprecated'] : []),
    ...historyTags(slot, Number(major)),
  ];
  const hasClasses = slots.some(({className}) => className);
  return (
    <ApiSection
      page={page}
      kind="slots"
      label={translate({id: 'docs.api.slots', message: 'Slots'})}
      count={slots.length}
      columns={[
        translate({id: 'docs.api.slotName', message: 'Slot'}),
        translate({id: 'docs.api.defaultComponent', message: 'Default component'}),
        ...(hasClasses ? [translate({id: 'docs.api.className', message: 'Class name'})] : []),
        translate({id: 'docs.api.description', message: 'Description'}),
      ]}
      shape={hasClasses ? 'slots' : 'types'}
      facets={facetsOf(
        slots.map((slot) => ({tags: tagsOfSlot(slot)})),
        major,
      )}
      groups={[
        {
          isOpen: true,
          count: slots.length,
          rows: slots.map((slot) => (
            <Row
              key={slot.name}
              id={rowId(page.entry.name, 'slot', slot.name)}
              history={slot}
              tags={tagsOfSlot(slot)}
              name={slot.name}
              chips={
                <>
                  {slot.deprecated !== undefined && deprecatedChip(slot)}
                  {slot.plan && <PlanLink plan={slot.plan} />}
                </>
              }
              cells={[
                {
                  key: 'component',
                  isCode: true,
                  content: slot.default && (
                    <TypeText text={slot.default.replace(/^`|`$/g, '')} page={page} />
                  ),
                },
                ...(hasClasses ? [classCell(slot.className)] : []),
                {
                  key: 'description',
                  content: (
                    <>
                      <Deprecation text={slot.deprecated} />
                      {slot.description && <Markdown isCell text={slot.description} />}
                      <UsedIn page={page} name={`slots.${slot.name}`} />
                    </>
                  ),
                },
              ]}
            />
          )),
        },
      ]}
    />
  );
}

/** Renders the CSS classes of a component. */
export function ClassesTable({page, classes}: {page: ApiPageData; classes: ApiClass[]}): ReactNode {
  const major = useMajor();
  const tagsOfClass = (entry: ApiClass) => [
    ...(entry.state ? ['state'] : []),
    ...(entry.deprecated !== undefined ? ['deprecated'] : []),
    ...historyTags(entry, Number(major)),
  ];
  return (
    <ApiSection
      page={page}
      kind="classes"
      label={translate({id: 'docs.api.classes', message: 'CSS classes'})}
      count={classes.length}
      columns={[
        translate({id: 'docs.api.ruleName', message: 'Rule name'}),
        translate({id: 'docs.api.className', message: 'Class name'}),
        translate({id: 'docs.api.description', message: 'Description'}),
      ]}
      shape="classes"
      facets={facetsOf(
        classes.map((entry) => ({tags: tagsOfClass(entry)})),
        major,
      )}
      groups={[
        {
          isOpen: true,
          count: classes.length,
          rows: classes.map((entry) => (
            <Row
              key={entry.name}
              id={rowId(page.entry.name, 'class', entry.name)}
              history={entry}
              tags={tagsOfClass(entry)}
              name={entry.name}
              chips={
                <>
                  {entry.state && (
                    <span className={styles.chip}>
                      <Translate id="docs.api.state">State</Translate>
                    </span>
                  )}
                  {entry.deprecated !== undefined && deprecatedChip(entry)}
                </>
              }
              cells={[
                classCell(entry.className),
                {
                  key: 'description',
                  content: (
                    <>
                      <Deprecation text={entry.deprecated} />
                      {entry.description && <Markdown isCell text={entry.description} />}
                    </>
                  ),
                },
              ]}
            />
          )),
        },
      ]}
    />
  );
}
