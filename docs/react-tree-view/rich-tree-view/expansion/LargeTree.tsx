import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

// #region preview
// 10,000 products in 100 categories. Collapsed categories don't render their products.
const catalog = Array.from({length: 100}, (_, index) => ({
  id: `category-${index + 1}`,
  label: `Category ${index + 1}`,
  children: Array.from({length: 100}, (__, product) => ({
    id: `category-${index + 1}/product-${product + 1}`,
    label: `Product ${index * 100 + product + 1}`,
  })),
}));

export default function LargeTree() {
  return (
    <RichTreeView
      aria-label="Product catalog"
      items={catalog}
      sx={{height: 320, overflow: 'auto'}}
    />
  );
}
// #endregion
