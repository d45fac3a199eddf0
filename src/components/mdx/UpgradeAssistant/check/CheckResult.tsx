import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {Finding} from '@mui-x-docs/doctor/checkSources';
import {useState, type ReactNode} from 'react';
import {formatReason, REASONS} from './formatReport';
import type {CheckReport} from './protocol';
import styles from './ProjectCheck.module.css';

/** How many findings of a kind are rendered at a time. Kinds with more are closed at first. */
const PAGE_SIZE = 100;

/** Renders a message, whose code is in backticks. */
function Message({text}: {text: string}): ReactNode {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return (
    <p>
      <bdi lang="en" dir="ltr">
        {plain
          .split('`')
          .map((part, index) =>
            index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
          )}
      </bdi>
    </p>
  );
}

function FindingItem({finding, siteUrl}: {finding: Finding; siteUrl: string}): ReactNode {
  const {file, line, message, url, codemod} = finding;
  return (
    <li>
      <code className={styles.place} dir="ltr">
        {`${file}:${line}`}
      </code>
      <Message text={message} />
      {(url || codemod) && (
        <p className={styles.fix}>
          {url && (
            <Link to={url.replace(siteUrl, '')}>
              <Translate id="docs.upgrade.check.docs" description="Links to the page about a name">
                Documentation
              </Translate>
            </Link>
          )}
          {codemod && (
            <span>
              <Translate
                id="docs.upgrade.check.codemod"
                description="Precedes the name of a codemod"
              >
                Codemod:
              </Translate>{' '}
              <code dir="ltr">{codemod}</code>
            </span>
          )}
        </p>
      )}
    </li>
  );
}

function FindingGroup({
  label,
  findings,
  siteUrl,
}: {
  label: string;
  findings: readonly Finding[];
  siteUrl: string;
}): ReactNode {
  const [isOpen, setOpen] = useState(findings.length <= PAGE_SIZE);
  const [count, setCount] = useState(PAGE_SIZE);
  const rest = findings.length - count;
  return (
    <details
      className={styles.group}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{`${label} (${findings.length.toLocaleString('en-US')})`}</summary>
      {isOpen && (
        <ul>
          {findings.slice(0, count).map((finding) => (
            <FindingItem
              key={`${finding.file} ${finding.line} ${finding.column} ${finding.message}`}
              finding={finding}
              siteUrl={siteUrl}
            />
          ))}
        </ul>
      )}
      {isOpen && rest > 0 && (
        <button type="button" className={styles.button} onClick={() => setCount(count + PAGE_SIZE)}>
          {translate(
            {
              id: 'docs.upgrade.check.more',
              message: 'Show more ({count})',
              description: 'Button below a list; {count} is the number of rows that are hidden',
            },
            {count: rest.toLocaleString('en-US')},
          )}
        </button>
      )}
    </details>
  );
}

/** Renders the findings of a check by their kind. */
export function CheckResult({report, siteUrl}: {report: CheckReport; siteUrl: string}): ReactNode {
  return REASONS.map((reason) => {
    const findings = report.findings.filter((finding) => finding.reason === reason);
    return (
      findings.length > 0 && (
        <FindingGroup
          key={reason}
          label={formatReason(reason)}
          findings={findings}
          siteUrl={siteUrl}
        />
      )
    );
  });
}
