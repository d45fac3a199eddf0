import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSite} from '@site/src/contexts/DocsConfig';
import {Fragment, useId, useState, type ReactNode} from 'react';
import {translateProductLabel} from '../../common/products/products';
import type {UpgradeChange} from '../../../../site/upgrade/shared';
import {showMessage} from '../../common/Message/showMessage';
import {CodeBlock} from '../Code/CodeBlock';
import {COPIED_DURATION_MS} from '../../common/Copy/CopyButton';
import {copyText} from '../../common/Copy/copyText';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import type {Choice} from './choice';
import {formatGuideName} from './formatGuideName';
import type {FoundChange, StepResult} from './matchChanges';
import {printChecklist} from './printChecklist';
import styles from './UpgradeAssistant.module.css';

/** Renders a link to the section of a change, with its plan and a marker for behavior changes. */
function ChangeLink({page, change}: {page: string; change: UpgradeChange}): ReactNode {
  return (
    <>
      <Link to={`${page}#${change.id}`} lang="en">
        {change.text}
      </Link>
      {change.plan && (
        <span>
          {' '}
          <PlanChip plan={change.plan} />
        </span>
      )}
      {change.codemod && (
        <small className={styles.badge}>
          <Translate id="docs.heading.codemod" description="Marks a change that a codemod makes">
            codemod
          </Translate>
        </small>
      )}
      {change.isBehavior && (
        <small className={styles.badge}>
          <Translate id="docs.upgrade.behavior" description="Marks a change that types do not show">
            Behavior
          </Translate>
        </small>
      )}
    </>
  );
}

/** Renders names as code, separated by commas. */
function NameList({names}: {names: readonly string[]}): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && <span>{', '}</span>}
      <code>{name}</code>
    </Fragment>
  ));
}

/** Maximum number of names; more would add no information. */
const MAX_NAMES = 8;

function FoundChangeItem({page, found}: {page: string; found: FoundChange}): ReactNode {
  const {change} = found;
  return (
    <li>
      <ChangeLink page={page} change={change} />
      {found.names.length > 0 && (
        <p>
          <Translate
            id="docs.upgrade.because"
            description="Why a change concerns the code; {names} are names in the code"
            values={{names: <NameList names={found.names.slice(0, MAX_NAMES)} />}}
          >
            {'In your code: {names}'}
          </Translate>
          {found.names.length > MAX_NAMES && <span>{` +${found.names.length - MAX_NAMES}`}</span>}
        </p>
      )}
    </li>
  );
}

/** Renders a list of links. */
function ChangeLinks({
  page,
  changes,
}: {
  page: string;
  changes: readonly UpgradeChange[];
}): ReactNode {
  return (
    <ul className={styles.links}>
      {changes.map((change) => (
        <li key={change.id}>
          <ChangeLink page={page} change={change} />
        </li>
      ))}
    </ul>
  );
}

/** Renders one major version of the upgrade. */
function UpgradeStepSection({
  product,
  result: {step, installation, found, removed, undetectable, others},
  hasCode,
}: {
  product: Choice['product'];
  result: StepResult;
  hasCode: boolean;
}): ReactNode {
  const id = useId();
  const {page} = step;
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h3 id={id}>
        <Link to={page}>{formatGuideName({product, ...step})}</Link>
      </h3>
      {installation.length > 0 && (
        <>
          <h4>
            <Translate id="docs.upgrade.begin" description="Heads installation and codemods">
              Install and run codemods
            </Translate>
          </h4>
          <ChangeLinks page={page} changes={installation} />
        </>
      )}
      <h4>
        {hasCode ? (
          <Translate id="docs.upgrade.found" description="Heads a list of changes">
            Changes that affect your code
          </Translate>
        ) : (
          <Translate id="docs.upgrade.all" description="Heads a list of changes">
            Breaking changes
          </Translate>
        )}
      </h4>
      {found.length + removed.length === 0 && (
        <p>
          <Translate id="docs.upgrade.none" description="In the place of a list of changes">
            Nothing in your code matches a change in this version.
          </Translate>
        </p>
      )}
      {found.length > 0 && (
        <ul className={hasCode ? styles.found : styles.links}>
          {found.map((each) => (
            <FoundChangeItem key={each.change.id} page={page} found={each} />
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <>
          <h4>
            <Translate id="docs.upgrade.gone" description="Heads a list of names">
              Other removed names in your code
            </Translate>
          </h4>
          <p>
            <NameList names={[...new Set(removed.map(({name}) => name))]} />
          </p>
          {step.table && (
            <p>
              <Link to={`${page}#${step.table}`}>
                <Translate id="docs.upgrade.table" description="Links to a table">
                  All removed and renamed names
                </Translate>
              </Link>
            </p>
          )}
        </>
      )}
      {undetectable.length > 0 && (
        <>
          <h4>
            <Translate id="docs.upgrade.unseen" description="Heads a list of changes">
              Changes that can't be detected in code
            </Translate>
          </h4>
          <ChangeLinks page={page} changes={undetectable} />
        </>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <Translate
              id="docs.upgrade.others"
              description="Opens a list of changes"
              values={{count: others.length}}
            >
              {'Other changes ({count})'}
            </Translate>
          </summary>
          <ChangeLinks page={page} changes={others} />
        </details>
      )}
    </section>
  );
}

/**
 * Renders the button that copies the result as Markdown. If copying is blocked, it shows the text
 * instead.
 */
function CopyChecklist({createChecklist}: {createChecklist: () => string}): ReactNode {
  const [isCopyBlocked, setCopyBlocked] = useState(false);
  const copy = async () => {
    try {
      await copyText(createChecklist());
      showMessage(translate({id: 'docs.upgrade.copied', message: 'Checklist copied'}));
    } catch {
      setCopyBlocked(true);
    }
  };
  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {translate({
          id: 'docs.upgrade.copy',
          message: 'Copy as Markdown checklist',
          description: 'The label of a button',
        })}
      </button>
      {isCopyBlocked && (
        <CodeBlock className={styles.block} copiedDuration={COPIED_DURATION_MS} wrap>
          {createChecklist()}
        </CodeBlock>
      )}
    </>
  );
}

/** Renders the changes of each major version, starting with those that affect the code. */
export function UpgradeResult({
  choice,
  results,
  summary,
  hasCode,
}: {
  choice: Choice;
  results: readonly StepResult[];
  /** A summary of the result. */
  summary: string;
  hasCode: boolean;
}): ReactNode {
  const {url} = useSite();
  const resolve = (path: string) => new URL(path, url).href;
  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <p>{summary}</p>
        <CopyChecklist
          createChecklist={() =>
            printChecklist(translateProductLabel(choice.product), results, resolve)
          }
        />
      </div>
      {results.map((result) => (
        <UpgradeStepSection
          key={`${choice.product} ${result.step.from}`}
          product={choice.product}
          result={result}
          hasCode={hasCode}
        />
      ))}
    </div>
  );
}
