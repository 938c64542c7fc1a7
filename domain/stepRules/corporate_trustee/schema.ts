/** The company that is a trust's trustee, by the rules of every company (2-CTR-02). */
export { companySchema as schema } from '../../organisations/companySchema.ts';
