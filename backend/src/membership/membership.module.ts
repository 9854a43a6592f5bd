import { Global, Module } from '@nestjs/common';
import { FamilyMemberships } from './FamilyMemberships.js';

@Global()
@Module({ providers: [FamilyMemberships], exports: [FamilyMemberships] })
export class MembershipModule {}
