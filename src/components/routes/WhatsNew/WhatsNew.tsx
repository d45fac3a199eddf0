import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import clsx from 'clsx';
import {Fragment, useState, type ReactElement, type ReactNode} from 'react';
import {translateProductLabel} from '../../common/products/products';
import {PRODUCT_NAMES, type ProductName} from '../../../../site/products/shared';
import type {Change, NewName, ReleaseSummary} from '../../../../site/releases/shared';
import styles from './WhatsNew.module.css';

/** Renders the text of a changelog line, with code in backticks. */
function ChangeText({text}: {text: string}): ReactNode {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
    );
}

/**
 * Renders a list of a release by product, which is fetched when it's first opened. All releases
 * share one file, which `load` returns by release key.
 */
function ReleaseList<Row extends {product: ProductName}>({
  summary,
  product,
  load,
  failed,
  children,
  after,
}: {
  summary: ReactNode;
  product: ProductName | null;
  load: () => Promise<Row[] | undefined>;
  /** Shown if the list can't be fetched. */
  failed: ReactNode;
  /** Renders the rows of one product. */
  children: (rows: Row[]) => ReactNode;
  after?: ReactElement;
}): ReactNode {
  const [rows, setRows] = useState<Row[] | 'failed'>();
  const shown = Array.isArray(rows)
    ? rows.filter((row) => product === null || row.product === product)
    : [];
  return (
    <details
      className={styles.changes}
      onToggle={(event) => {
        if (event.currentTarget.open && !Array.isArray(rows)) {
          load().then(
            (loaded) => setRows(loaded ?? []),
            () => setRows('failed'),
          );
        }
      }}
    >
      <summary>{summary}</summary>
      {PRODUCT_NAMES.filter((name) => shown.some((row) => row.product === name)).map((name) => (
        <section key={name}>
          <h3>{translateProductLabel(name)}</h3>
          <ul>{children(shown.filter((row) => row.product === name))}</ul>
        </section>
      ))}
      {rows === 'failed' && <p role="status">{failed}</p>}
      {after}
    </details>
  );
}

interface ReleaseListProps {
  release: ReleaseSummary;
  product: ProductName | null;
}

const loadChanges = (): Promise<Record<string, Change[]>> =>
  import('@generated/whats-new/default/changes.json').then(({default: changes}) => changes);

/**
 * Renders the "All changes" list of a release. Falls back to a link to GitHub if it can't be
 * fetched.
 */
function ReleaseChanges({release, product}: ReleaseListProps): ReactNode {
  const {repoUrl} = useSite();
  const {version, changeCount} = release;
  return (
    <ReleaseList
      product={product}
      load={() => loadChanges().then((all) => all[version])}
      summary={
        <Translate id="docs.whatsNew.allChanges" values={{count: changeCount, version}}>
          {'All changes in {version} ({count})'}
        </Translate>
      }
      failed={
        <Translate id="docs.whatsNew.failed">
          Couldn't load the list. See the release notes on GitHub.
        </Translate>
      }
      after={
        <p>
          <a href={`${repoUrl}/releases/tag/v${version}`}>
            <Translate id="docs.whatsNew.releaseNotes" values={{version}}>
              {'{version} release notes on GitHub'}
            </Translate>
          </a>
        </p>
      }
    >
      {(changes) =>
        changes
          .toSorted((a, b) => Number(b.breaking) - Number(a.breaking))
          .map((change, index) => (
            <li key={index}>
              {change.breaking && (
                <strong className={styles.breaking}>
                  <Translate id="docs.whatsNew.breaking">Breaking</Translate>
                </strong>
              )}
              {change.plan !== 'community' && (
                <span className={styles.plan}>
                  {change.plan === 'pro' ? (
                    <Translate id="docs.whatsNew.pro">Pro</Translate>
                  ) : (
                    <Translate id="docs.whatsNew.premium">Premium</Translate>
                  )}
                </span>
              )}
              <span lang="en">
                <ChangeText text={change.text} />
              </span>
              {change.issue && <a href={`${repoUrl}/pull/${change.issue}`}>{`#${change.issue}`}</a>}
            </li>
          ))
      }
    </ReleaseList>
  );
}

const loadNewNames = (): Promise<Record<string, NewName[]>> =>
  import('@generated/whats-new/default/new-names.json').then(({default: names}) => names);

/** Groups new names by owner: `BarChart` with its new names, or a name that is new itself. */
function groupByOwner(names: readonly NewName[]): [owner: string, names: NewName[]][] {
  const groups = new Map<string, NewName[]>();
  for (const name of names) {
    const owner = name.owner ?? '';
    groups.set(owner, [...(groups.get(owner) ?? []), name]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'));
}

/**
 * Renders the "New API" list of the minor version that a release started, with a link to each API
 * row.
 */
function ReleaseNames({release, product}: ReleaseListProps): ReactNode {
  const minor = release.version.split('.').slice(0, 2).join('.');
  return (
    <ReleaseList
      product={product}
      load={() => loadNewNames().then((all) => all[minor])}
      summary={
        <Translate id="docs.whatsNew.newNames" values={{count: release.newNameCount ?? 0, minor}}>
          {'New API in {minor} ({count})'}
        </Translate>
      }
      failed={<Translate id="docs.whatsNew.newNamesFailed">Couldn't load the list.</Translate>}
    >
      {(names) =>
        groupByOwner(names).map(([owner, group]) => (
          <li key={owner}>
            {owner && <span>{`${owner}: `}</span>}
            {group.map((one, index) => (
              <Fragment key={`${one.kind} ${one.name}`}>
                {index > 0 && <span>{', '}</span>}
                {one.href ? (
                  <Link to={one.href}>
                    <code>{one.name}</code>
                  </Link>
                ) : (
                  <code>{one.name}</code>
                )}
              </Fragment>
            ))}
          </li>
        ))
      }
    </ReleaseList>
  );
}

/** Formats a release date in the user's language. Dates have no time zone, so they're read as UTC. */
function formatDate(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/**
 * Renders the timeline of `/x/whats-new/`: releases, newest first, with a product filter that hides
 * releases without changes in it. The data comes from `plugins/whats-new`.
 */
export default function WhatsNew({releases}: {releases: ReleaseSummary[]}): ReactNode {
  const {i18n} = useSite();
  const [product, setProduct] = useState<ProductName | null>(null);
  const shown = releases.filter(({products}) => product === null || products.includes(product));
  return (
    <main
      id="main-content"
      tabIndex={-1}
      className={clsx('container', 'margin-vert--lg', styles.page)}
    >
      <header>
        <h1>
          <Translate id="docs.whatsNew.title">{"What's new in MUI X"}</Translate>
        </h1>
        <p className={styles.description}>
          <Translate id="docs.whatsNew.description">
            All stable releases of this major version, with their changes, breaking changes, and
            products.
          </Translate>
        </p>
      </header>
      <fieldset className={styles.filter}>
        <legend>
          <Translate id="docs.whatsNew.filter">Filter by product</Translate>
        </legend>
        {[null, ...PRODUCT_NAMES].map((name) => (
          <label key={name ?? 'all'}>
            <input
              type="radio"
              name="product"
              checked={product === name}
              onChange={() => setProduct(name)}
            />
            <span>
              {name === null ? (
                <Translate id="docs.whatsNew.anyProduct">All products</Translate>
              ) : (
                translateProductLabel(name)
              )}
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.feeds}>
        <Translate
          id="docs.whatsNew.feeds"
          description="Before links to the Atom feed of each product"
        >
          Atom feeds:
        </Translate>
        {PRODUCT_NAMES.map((name) => (
          <a key={name} href={`/x/whats-new/${name}.xml`} type="application/atom+xml">
            {translateProductLabel(name)}
          </a>
        ))}
      </p>
      <p className={styles.count} role="status">
        <Translate id="docs.whatsNew.count" values={{count: shown.length}}>
          {'{count} releases'}
        </Translate>
      </p>
      <ol className={styles.timeline}>
        {shown.map((release) => (
          <li key={release.version} className={styles.release}>
            <h2 id={`v${release.version}`}>
              <a href={`#v${release.version}`}>{release.version}</a>
            </h2>
            <time dateTime={release.date}>{formatDate(release.date, i18n.currentLocale)}</time>
            <ul
              className={styles.products}
              aria-label={translate({id: 'docs.whatsNew.products', message: 'Changed products'})}
            >
              {release.products.map((name) => (
                <li key={name}>{translateProductLabel(name)}</li>
              ))}
            </ul>
            {release.highlights.length > 0 && (
              <ul className={styles.highlights} lang="en">
                {release.highlights.map((highlight) => (
                  <li key={highlight}>
                    <ChangeText text={highlight} />
                  </li>
                ))}
              </ul>
            )}
            {release.newNameCount && <ReleaseNames release={release} product={product} />}
            <ReleaseChanges release={release} product={product} />
          </li>
        ))}
      </ol>
    </main>
  );
}
