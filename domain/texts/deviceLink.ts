/** Label of the link on every step (1-LAND-45); the texts of its question are in device.ts, which loads with the press. */
export const removeFromDeviceText = 'Remove from this device';
