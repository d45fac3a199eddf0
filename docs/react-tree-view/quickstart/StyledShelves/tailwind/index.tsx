import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {shelves} from '../shelves';

// #region preview
// Items: {id: 'bread', label: 'Bread', children: [{id: 'rye', label: 'Rye'}, …]}, …
export default function StyledShelves() {
  return (
    <RichTreeView
      aria-label="Shelves"
      className="max-w-[280px]"
      items={shelves}
      defaultExpandedItems={['bread', 'cakes']}
      defaultSelectedItems="wheat"
      itemChildrenIndentation={0}
      slotProps={{
        item: {
          slotProps: {
            groupTransition: {
              className:
                'ms-[19px]! ps-2! border-0 border-s border-solid border-gray-500/40',
            },
            iconContainer: {className: 'empty:hidden!'},
            content: {className: 'group/row'},
            label: {
              className:
                'group-data-expanded/row:font-bold! group-data-selected/row:font-semibold! group-data-selected/row:text-blue-700! dark:group-data-selected/row:text-blue-300!',
            },
          },
        },
      }}
    />
  );
}
// #endregion
