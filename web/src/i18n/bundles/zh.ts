export const resources = import.meta.glob<object>('../locales/zh/*.json', { eager: true, import: 'default' });
