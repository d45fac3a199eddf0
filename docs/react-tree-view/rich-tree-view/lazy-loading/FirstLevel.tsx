import {RichTreeViewPro} from '@mui/x-tree-view-pro';

interface CatalogItem {
  id: string;
  label: string;
  childrenCount: number;
}

/** Simulates a request to your server. */
const fetchProducts = async (categoryId?: string): Promise<CatalogItem[]> =>
  Array.from({length: 100}, (_, index) => ({
    id: `${categoryId}/product-${index + 1}`,
    label: `Product ${index + 1}`,
    childrenCount: 0,
  }));

// #region preview
// CatalogItem: {id: string; label: string; childrenCount: number}
const categories: CatalogItem[] = Array.from({length: 100}, (_, index) => ({
  id: `category-${index + 1}`,
  label: `Category ${index + 1}`,
  childrenCount: 100,
}));

const dataSource = {
  getChildrenCount: (item: CatalogItem) => item.childrenCount,
  // Resolves to [{id: 'category-1/product-1', label: 'Product 1', childrenCount: 0}, …].
  getTreeItems: (categoryId?: string) => fetchProducts(categoryId),
};
// <RichTreeViewPro items={categories} dataSource={dataSource} />
// #endregion

export default function FirstLevel() {
  return (
    <RichTreeViewPro
      aria-label="Product catalog"
      items={categories}
      dataSource={dataSource}
      sx={{height: 240, overflow: 'auto'}}
    />
  );
}
