import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {ListedGroup} from '@site/site/sidebar/shared';
import {PlanChip} from '../../common/PlanChip/PlanChip';
import styles from './PageIndex.module.css';

function Group({group}: {group: ListedGroup}): ReactNode {
  return (
    <>
      {group.title && <p className={styles.group}>{group.title}</p>}
      {group.pages.length > 0 && (
        <ul className={styles.list}>
          {group.pages.map((page) => (
            <li key={page.path}>
              <Link to={page.path}>{page.title}</Link>
              {page.plan && (
                <span>
                  {' '}
                  <PlanChip plan={page.plan} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {group.groups.map((inside) => (
        <Group key={inside.title} group={inside} />
      ))}
    </>
  );
}

/**
 * Renders all pages of the sidebar by group, for users without JavaScript, crawlers, and the
 * browser's text search.
 */
export function PageIndex({groups}: {groups: readonly ListedGroup[]}): ReactNode {
  return groups.map((group) => (
    <section key={group.title} className={styles.section}>
      {group.title && <h2>{group.title}</h2>}
      <div className={styles.columns}>
        <Group group={{...group, title: ''}} />
      </div>
    </section>
  ));
}
