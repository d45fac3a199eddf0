/** A folder or a file of a project. */
export interface FileItem {
  id: string;
  label: string;
  kind: 'folder' | 'image' | 'text';
  /** In megabytes. Folders don't have a size. */
  size?: number;
  children?: FileItem[];
}

/** The files of a product launch. */
export const files: FileItem[] = [
  {
    id: 'launch',
    label: 'Product launch',
    kind: 'folder',
    children: [
      {
        id: 'images',
        label: 'Images',
        kind: 'folder',
        children: [
          {id: 'hero', label: 'Hero.jpg', kind: 'image', size: 12},
          {id: 'banner', label: 'Banner.png', kind: 'image', size: 8},
        ],
      },
      {id: 'brief', label: 'Brief.docx', kind: 'text', size: 2},
      {id: 'pricing', label: 'Pricing.pdf', kind: 'text', size: 3},
    ],
  },
  {id: 'checklist', label: 'Checklist.txt', kind: 'text', size: 1},
];
