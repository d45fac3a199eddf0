import guides from '@generated/upgrade/default/guides.json';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import {useWasServerRendered} from '../../common/useWasServerRendered/useWasServerRendered';
import {formatGuideName} from './formatGuideName';
import styles from './UpgradeAssistant.module.css';

function Guides(): ReactNode {
  return guides.map((guide) => (
    <details key={guide.page} className={styles.guide}>
      <summary>
        <span>{formatGuideName(guide)}</span> <small>{`(${guide.sections.length})`}</small>
      </summary>
      <p className={styles.guideLink}>
        <Link to={guide.page}>{guide.title}</Link>
      </p>
      <ul lang="en">
        {guide.sections.map(({id, text, plan}) => (
          <li key={id}>
            <Link to={`${guide.page}#${id}`}>{text}</Link>
            {plan && (
              <span>
                {' '}
                <PlanChip plan={plan} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  ));
}

/**
 * Renders all migration guides with their sections. They're server-rendered, because hundreds of
 * links need no script.
 */
export function UpgradeGuides(): ReactNode {
  return useWasServerRendered() ? (
    <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
  ) : (
    <div>
      <Guides />
    </div>
  );
}
