import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {treeItemClasses} from '@mui/x-tree-view/TreeItem';

const parts = [
  'root',
  'content',
  'iconContainer',
  'checkbox',
  'label',
  'groupTransition',
] as const;

const items = [
  {
    id: 'electronics',
    label: 'Electronics',
    children: [
      {id: 'phones', label: 'Phones'},
      {id: 'cameras', label: 'Cameras'},
    ],
  },
];

/** Returns the innermost part of an item that contains the element. */
const findPart = (element: Element | null): (typeof parts)[number] | undefined =>
  element
    ? (parts.find((part) => element.classList.contains(treeItemClasses[part])) ??
      findPart(element.parentElement))
    : undefined;

export default function Anatomy() {
  const [part, setPart] = React.useState<(typeof parts)[number]>('content');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={part}
        onChange={(event, next) => next && setPart(next)}
        aria-label="Slot"
        sx={{flexWrap: 'wrap'}}
      >
        {parts.map((name) => (
          <ToggleButton key={name} value={name} sx={{textTransform: 'none'}}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* #region preview */}
      {/* items: [{id: 'electronics', label: 'Electronics', children: [{id: 'phones', …}, …]}] */}
      {/* findPart(element): the slot that the pointer is on, for setPart() */}
      {/* part: 'root', 'content', 'iconContainer', 'checkbox', 'label', or 'groupTransition' */}
      <RichTreeView
        aria-label="Product categories"
        items={items}
        checkboxSelection
        defaultExpandedItems={['electronics']}
        onPointerOver={(event) => setPart(findPart(event.target as Element) ?? part)}
        sx={{
          p: 0.5,
          [`& .${treeItemClasses[part]}`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      />
      {/* #endregion */}
    </Stack>
  );
}
