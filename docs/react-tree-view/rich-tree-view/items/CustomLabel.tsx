import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
interface Observer {
  id: string;
  name: string;
  desk: number;
  children?: Observer[];
}

const observers: Observer[] = [
  {
    id: 'ines',
    name: 'Ines Brandt',
    desk: 12,
    children: [
      {id: 'thomas', name: 'Thomas Reed', desk: 14},
      {id: 'clara', name: 'Clara Wood', desk: 15},
    ],
  },
];

const getItemLabel = (observer: Observer) => `${observer.name}, desk ${observer.desk}`;

export default function CustomLabel() {
  return (
    <RichTreeView
      aria-label="Observers"
      items={observers}
      getItemLabel={getItemLabel}
      defaultExpandedItems={['ines']}
    />
  );
}
// #endregion
