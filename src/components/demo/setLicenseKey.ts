import {LicenseInfo} from '@mui/x-license';

/** Gives the commercial packages their key, before any of them is rendered. */
export function setLicenseKey(key: string): void {
  LicenseInfo.setLicenseKey(key);
}
