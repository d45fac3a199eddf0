import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {ApiIndexData, ApiPageData, ApiRemovedData} from '../../../site/api/shared';
import type {ComponentApi} from '@mui-x-docs/api-extractor/types';
import {ApiIndexList} from './ApiIndexList';
import {ClassesTable, MembersTable, SlotsTable} from './ApiTables';
import {DemoLinks} from './DemoLinks';
import {Markdown} from '../common/Markdown/Markdown';
import styles from './ApiReference.module.css';
import {sinceLabel} from './releases';
import {RemovedList, RemovedTable} from './Removed';
import {SourceLink} from './SourceLink';

/** Maximum number of visible guide links; the rest are collapsed. */
const MAX_GUIDES = 8;

function Guides({page}: {page: ApiPageData}): ReactNode {
  const links = page.guides.map(({title, href, demos, demoCount}) => (
    <li key={href}>
      <Link to={href}>{title}</Link>
      {demos && (
        <p>
          <DemoLinks demos={demos} count={demoCount} />
        </p>
      )}
    </li>
  ));
  return (
    <div className={styles.guides}>
      <p>
        {page.entry.kind === 'component' ? (
          <Translate id="docs.api.shownOn">
            For examples of this component, see these pages:
          </Translate>
        ) : (
          <Translate id="docs.api.interfaceShownOn">
            For examples and details, see these pages:
          </Translate>
        )}
      </p>
      <ul>{links.slice(0, MAX_GUIDES)}</ul>
      {links.length > MAX_GUIDES && (
        <details>
          <summary>
            <Translate id="docs.api.moreGuides" values={{count: String(links.length - MAX_GUIDES)}}>
              {'{count} more pages'}
            </Translate>
          </summary>
          <ul>{links.slice(MAX_GUIDES)}</ul>
        </details>
      )}
    </div>
  );
}

function Ref({entry}: {entry: ComponentApi}): ReactNode {
  return (
    <p>
      {entry.ref === null ? (
        <Translate id="docs.api.noRef">This component doesn't accept a ref.</Translate>
      ) : entry.ref === 'Element' ? (
        <Translate id="docs.api.refUnknown">The ref is forwarded to the root element.</Translate>
      ) : (
        <Translate id="docs.api.ref" values={{element: <code key="element">{entry.ref}</code>}}>
          {'The ref is forwarded to the root element, an {element}.'}
        </Translate>
      )}
    </p>
  );
}

function Inheritance({entry}: {entry: ComponentApi}): ReactNode {
  const {inherits} = entry;
  if (!inherits) {
    return null;
  }
  const name = inherits.href ? (
    <Link key="name" to={inherits.href}>
      {inherits.name}
    </Link>
  ) : (
    <code key="name">{`<${inherits.name}>`}</code>
  );
  return (
    <p>
      {inherits.href ? (
        <Translate id="docs.api.inheritsComponent" values={{name}}>
          {'You can also use the props of {name}; they’re passed through.'}
        </Translate>
      ) : (
        <Translate id="docs.api.inheritsElement" values={{name}}>
          {'The attributes of the native {name} element are also available.'}
        </Translate>
      )}
    </p>
  );
}

/** Renders a part of an API page from its data. */
export default function ApiContent({data, name}: {data: unknown; name: string}): ReactNode {
  if (name === 'components' || name === 'interfaces') {
    return <ApiIndexList data={data as ApiIndexData} kind={name} />;
  }
  if (name === 'removedNames') {
    return <RemovedTable data={data as ApiRemovedData} />;
  }
  if (name === 'removed' && !('entry' in (data as ApiIndexData | ApiPageData))) {
    const {area, removed = []} = data as ApiIndexData;
    return <RemovedList page={area} removed={removed} />;
  }
  const page = data as ApiPageData;
  const {entry} = page;
  if (name === 'demos') {
    return <Guides page={page} />;
  }
  if (name === 'removed') {
    return <RemovedList page={entry.name} removed={entry.removed ?? []} />;
  }
  if (name === 'since') {
    return <p>{sinceLabel(entry.since ?? '')}</p>;
  }
  if (name === 'description') {
    return <Markdown text={entry.description ?? ''} />;
  }
  if (name === 'deprecation') {
    return (
      <div className={styles.deprecation} role="note">
        <p>
          <strong>
            <Translate id="docs.api.deprecated">Deprecated</Translate>
          </strong>
        </p>
        <Markdown text={entry.deprecated ?? ''} />
      </div>
    );
  }
  if (name === 'importHint') {
    return (
      <p>
        {entry.kind === 'component' ? (
          <Translate id="docs.api.importHint">
            All of these import the same component. The most specific path makes development builds
            faster.
          </Translate>
        ) : (
          <Translate id="docs.api.importTypeHint">
            Import the type from the package that you use. Commercial packages add their own
            properties.
          </Translate>
        )}
      </p>
    );
  }
  if (name === 'source') {
    return <SourceLink path={entry.source ?? ''} />;
  }
  if (entry.kind === 'interface') {
    return <MembersTable page={page} members={entry.properties} />;
  }
  switch (name) {
    case 'props':
      return <MembersTable page={page} members={entry.props} />;
    case 'slots':
      return <SlotsTable page={page} slots={entry.slots} />;
    case 'classes':
      return <ClassesTable page={page} classes={entry.classes} />;
    case 'ref':
      return <Ref entry={entry} />;
    case 'inheritance':
      return <Inheritance entry={entry} />;
    case 'theme':
      return (
        <p>
          <Translate
            id="docs.api.themeName"
            values={{name: <code key="name">{entry.themeName}</code>}}
          >
            {'To set default props in your theme, use the key {name} under components.'}
          </Translate>
        </p>
      );
    default:
      throw new Error(`There is no part "${name}" of an API page.`);
  }
}
