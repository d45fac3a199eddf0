import {LicenseInfo} from '@mui/x-license';

/** Sets the license key of the Pro and Premium packages. Must be called before any of them renders. */
export function setLicenseKey(key: string): void {
  LicenseInfo.setLicenseKey(key);
}
