import {RichTreeViewPro} from '@mui/x-tree-view-pro';

// #region preview
interface Plate {
  id: string;
  label: string;
  childrenCount: number;
}

const shelves: Plate[] = Array.from({length: 100}, (_, index) => ({
  id: `shelf-${index + 1}`,
  label: `Shelf ${index + 1}`,
  childrenCount: 100,
}));

const dataSource = {
  getChildrenCount: (plate: Plate) => plate.childrenCount,
  // Stands for a request to your server.
  getTreeItems: async (shelfId?: string): Promise<Plate[]> =>
    Array.from({length: 100}, (_, index) => ({
      id: `${shelfId}/plate-${index + 1}`,
      label: `Plate ${index + 1}`,
      childrenCount: 0,
    })),
};

export default function FirstLevel() {
  return (
    <RichTreeViewPro
      aria-label="10,000 plates"
      items={shelves}
      dataSource={dataSource}
      sx={{height: 240, overflow: 'auto'}}
    />
  );
}
// #endregion
