import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Finding} from '@mui-x-docs/doctor/checkSources';
import type {ReactNode} from 'react';
import {formatReason, REASONS} from './formatReport';
import type {CheckReport} from './protocol';
import styles from './ProjectCheck.module.css';

/** Groups with more findings than this are closed at first. */
const MAX_OPEN = 100;

/** Renders a message, whose code is in backticks. */
function Message({text}: {text: string}): ReactNode {
  const plain = text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
  return (
    <p lang="en" dir="ltr">
      {plain
        .split('`')
        .map((part, index) =>
          index % 2 === 1 ? <code key={index}>{part}</code> : <span key={index}>{part}</span>,
        )}
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

/** Renders the findings of a check by their kind. */
export function CheckResult({report, siteUrl}: {report: CheckReport; siteUrl: string}): ReactNode {
  return REASONS.map((reason) => {
    const findings = report.findings.filter((finding) => finding.reason === reason);
    return (
      findings.length > 0 && (
        <details key={reason} className={styles.group} open={findings.length <= MAX_OPEN}>
          <summary>
            {`${formatReason(reason)} (${findings.length.toLocaleString('en-US')})`}
          </summary>
          <ul>
            {findings.map((finding) => (
              <FindingItem
                key={`${finding.file} ${finding.line} ${finding.column} ${finding.message}`}
                finding={finding}
                siteUrl={siteUrl}
              />
            ))}
          </ul>
        </details>
      )
    );
  });
}
