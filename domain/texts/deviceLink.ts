/** 1-LAND-45, on every step; what the question then says stands in device.ts, which comes with the press. */
export const removeFromDeviceText = 'Remove from this device';
