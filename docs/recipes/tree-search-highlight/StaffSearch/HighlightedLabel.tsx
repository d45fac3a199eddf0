import * as React from 'react';
import {TreeItemLabel} from '@mui/x-tree-view/TreeItem';

/** The text to highlight in all labels of a tree. */
export const QueryContext = React.createContext('');

/** A label that marks the part that matches the query. */
export function HighlightedLabel({
  children,
  ...props
}: React.ComponentProps<typeof TreeItemLabel>) {
  const text = React.use(QueryContext).trim();
  const label = String(children);
  const start = text === '' ? -1 : label.toLowerCase().indexOf(text.toLowerCase());
  const end = start + text.length;

  return (
    <TreeItemLabel {...props}>
      {start === -1 ? (
        label
      ) : (
        <>
          {label.slice(0, start)}
          <mark>{label.slice(start, end)}</mark>
          {label.slice(end)}
        </>
      )}
    </TreeItemLabel>
  );
}
