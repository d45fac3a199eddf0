/**
 * Packages that sandboxes need and the site doesn't install, at exact versions that are compatible
 * with each other and with the installed packages. Check `npm view <name>@<version>
 * peerDependencies` before you change one.
 */
export const SANDBOX_TOOLS: Record<string, string> = {
  // Its releases lag behind those of Tailwind CSS.
  '@tailwindcss/browser': '4.3.4',
  '@tailwindcss/vite': '4.3.5',
  '@types/stylis': '4.2.7',
  '@vitejs/plugin-react': '6.3.0',
  'react-scripts': '5.0.1',
  vite: '8.3.8',
};
